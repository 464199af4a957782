import { ApiClient } from '../../support/api-client.ts';
import { pick } from '../../support/seed.ts';
import { signer, writer } from '../kill-tenant.ts';
import { Unanswered } from './ask.ts';
import { Newcomers } from './newcomers.ts';
import { Signatures } from './signatures.ts';
import { Submissions } from './submissions.ts';

const steps = ['save', 'submit', 'file', 'sign', 'register', 'sign-in'] as const;

/** What the people of a portal were answered, beside what is stored: each goes on with the session of the beginning. */
export class Ledger {
  readonly #chance: () => number;
  readonly #writer: ApiClient;
  readonly #signer: ApiClient;
  readonly #submissions: Submissions;
  readonly #signatures = new Signatures();
  readonly #newcomers = new Newcomers();

  private constructor(chance: () => number, writing: ApiClient, signing: ApiClient) {
    this.#chance = chance;
    this.#writer = writing;
    this.#signer = signing;
    this.#submissions = new Submissions(writer.account, chance);
  }

  static async open(url: string, chance: () => number): Promise<Ledger> {
    const clients = [writer, signer].map(({ email }) => new ApiClient(url, email)) as [ApiClient, ApiClient];
    for (const client of clients) await client.signIn();
    return new Ledger(chance, ...clients);
  }

  /** Acknowledged so far. */
  get counts() {
    return { ...this.#submissions.counts, ...this.#signatures.counts, ...this.#newcomers.counts };
  }

  /** One thing of those that are done here. False when no answer came, which only `troubled` excuses. */
  async step(troubled: () => boolean, what = pick(this.#chance, steps)): Promise<boolean> {
    try {
      if (what === 'sign') await this.#signatures.sign(this.#signer);
      else if (what === 'register') await this.#newcomers.register(this.#writer);
      else if (what === 'sign-in') await this.#newcomers.signIn(this.#writer.url, writer.email);
      else await this.#submissions.step(this.#writer, what);
      return true;
    } catch (error) {
      if (!(error instanceof Unanswered) || !troubled()) throw error;
      return false;
    }
  }

  /** After a restart: asks again what got no answer (once is once), then looks whether everything acknowledged is there, once. */
  async settle(options: { readonly everything: boolean }): Promise<void> {
    for (const client of [this.#writer, this.#signer]) await client.renew();
    await this.#submissions.settle(this.#writer, options);
    await this.#signatures.settle(this.#signer);
    await this.#newcomers.settle(this.#writer);
  }
}
