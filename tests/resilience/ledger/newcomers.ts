import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ApiClient } from '../../support/api-client.ts';
import { northgateRegistration } from '../../support/northgate-registration.ts';
import { manyTimes } from '../kill-tenant.ts';
import { ask, done } from './ask.ts';

interface Newcomer {
  readonly email: string;
  readonly key: string;
}

/** What new people were answered: that they are registered, that they are signed in, that they are signed out. */
export class Newcomers {
  readonly #registered: Newcomer[] = [];
  readonly #open: Newcomer[] = [];
  /** Since the last comparison. */
  #unproven: Newcomer[] = [];
  #sessions: { readonly client: ApiClient; readonly isOver: boolean }[] = [];
  #number = 0;
  #signIns = 0;

  /** Acknowledged so far. */
  get counts() {
    return { newcomers: this.#registered.length, signIns: this.#signIns };
  }

  async register(client: ApiClient, newcomer?: Newcomer): Promise<void> {
    const { email, key } = newcomer ?? { email: `newcomer-${(this.#number += 1)}@example.org`, key: randomUUID() };
    const body = { userPoolId: manyTimes.pool, email, name: 'New', family_name: 'Comer', dynamicData: northgateRegistration };
    this.#open.push({ email, key });
    const path = `/api/Accounts/registration?clientId=${manyTimes.client}`;
    const { status, body: answer } = await ask(() => client.call({ method: 'POST', path, key, body }));
    this.#open.pop();
    expect(status, JSON.stringify(answer)).toBe(200);
    this.#registered.push({ email, key });
    this.#unproven.push({ email, key });
  }

  /** Of the person who registered last, or else of `stranger`; every other one signs out again. */
  async signIn(url: string, stranger: string): Promise<void> {
    const client = new ApiClient(url, this.#registered.at(-1)?.email ?? stranger);
    await done(() => client.signIn());
    this.#signIns += 1;
    const session = { client, isOver: false };
    this.#sessions.push(session);
    if (this.#signIns % 2 === 1) return;
    // Whether it is over is not known until it was answered.
    this.#sessions.pop();
    await done(() => client.signOut());
    this.#sessions.push({ client, isOver: true });
  }

  /** Asks again what got no answer; then each person who registered is there once, was welcomed once, and every session is as was answered. */
  async settle(client: ApiClient): Promise<void> {
    for (const newcomer of this.#open.splice(0)) await this.register(client, newcomer);
    for (const { email } of this.#unproven.splice(0)) {
      const theirs = new ApiClient(client.url, email);
      const welcomes = await theirs.mail();
      expect(welcomes.filter(({ text }) => !/\b\d{8}\b/.test(text)).length, `welcomes to ${email}`).toBe(1);
      await theirs.signIn();
      const { body } = await theirs.call({ method: 'GET', path: '/api/Accounts/' });
      expect(body, `the account of ${email}`).toMatchObject([{ email }]);
      expect(body).toHaveLength(1);
    }
    for (const session of this.#sessions.splice(0)) {
      session.client.url = client.url;
      const renewed = session.client.renew();
      if (session.isOver) await expect(renewed, 'a session that had ended').rejects.toMatchObject({ status: 401 });
      else await renewed;
    }
  }
}
