import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { manyTimes } from '../kill-tenant.ts';
import { ask } from './ask.ts';

interface StoredSubmission {
  readonly id: string;
  readonly formSlug: string;
  readonly status: string;
  readonly referenceNumber: string;
  readonly dynamicData: { readonly reason?: string };
  readonly attachments?: readonly { readonly id: string; readonly uploadLink: string }[];
}

interface Upload {
  readonly id: string;
  readonly link: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

interface Submit {
  readonly key: string;
  readonly reason: string;
  readonly bytes: Buffer<ArrayBuffer> | undefined;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const contentType = 'application/pdf';

/** What the server answered one person is stored, beside what is: saves of a draft, submissions, and files sent after them. */
export class Submissions {
  readonly #chance: () => number;
  readonly #account: string;
  readonly #submitted = new Map<string, { id: string; reference: string }>();
  readonly #received = new Map<string, string>();
  readonly #checked = new Set<string>();
  readonly #read = new Map<string, StoredSubmission>();
  readonly #open: { submits: Submit[]; uploads: Upload[] } = { submits: [], uploads: [] };
  #savedUpTo = 0;
  #number = 0;

  constructor(account: string, chance: () => number) {
    this.#account = account;
    this.#chance = chance;
  }

  /** Acknowledged so far. */
  get counts() {
    return { submissions: this.#submitted.size, files: this.#received.size, drafts: this.#savedUpTo === 0 ? 0 : 1 };
  }

  /** Saves, submits, or submits and sends a file. Rejects with `Unanswered` when no answer came. */
  async step(client: ApiClient, what: 'save' | 'submit' | 'file'): Promise<void> {
    this.#number += 1;
    if (what === 'save') return this.#save(client, this.#number);
    const bytes =
      what === 'file' ? Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(1 + Math.floor(this.#chance() * 20_000))]) : undefined;
    return this.#submit(client, { key: randomUUID(), reason: `reason ${this.#number}`, bytes });
  }

  /** Asks again what got no answer (once is once), then looks whether everything acknowledged is there, once. */
  async settle(client: ApiClient, { everything = false } = {}): Promise<void> {
    for (const submit of this.#open.submits.splice(0)) await this.#submit(client, submit);
    for (const upload of this.#open.uploads.splice(0)) await this.#send(client, upload, [200, 409]);
    const { status, body } = await client.call({ method: 'GET', path: `/api/Submissions/account/${this.#account}` });
    expect(status, JSON.stringify(body)).toBe(200);
    this.#compare(await this.#withAnswers(client, body as StoredSubmission[], everything));
    for (const [id, sha256] of this.#received) {
      if (this.#checked.has(id) && !everything) continue;
      const read = () => client.download(`/api/dms/get-own-document/${id}`);
      // What arrived is looked at before it can be read, sometimes only at the next turn of that: at the end it must be there.
      const bytes = everything ? await vi.waitUntil(read, { timeout: 90_000, interval: 200 }) : await read();
      if (!bytes) continue;
      expect(hashOf(bytes), `the bytes of ${id}`).toBe(sha256);
      this.#checked.add(id);
    }
  }

  /** A list has no answers: those of each submission are read by its id, once if it was sent. */
  async #withAnswers(client: ApiClient, list: readonly StoredSubmission[], everything: boolean): Promise<readonly StoredSubmission[]> {
    const whole: StoredSubmission[] = [];
    for (const row of list) {
      const isRead = this.#read.has(row.id) && row.status === 'Done' && !everything;
      if (!isRead)
        this.#read.set(row.id, (await client.call({ method: 'GET', path: `/api/Submissions/${row.id}` })).body as StoredSubmission);
      whole.push({ ...row, dynamicData: this.#read.get(row.id)?.dynamicData ?? {} });
    }
    return whole;
  }

  async #save(client: ApiClient, count: number): Promise<void> {
    const body = { formSlug: 'vehicle-claim', dynamicData: { reason: String(count) } };
    const answer = await ask(() => client.call({ method: 'PUT', path: '/api/Submissions/draft', body }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    this.#savedUpTo = count;
  }

  async #submit(client: ApiClient, submit: Submit): Promise<void> {
    const { key, reason, bytes } = submit;
    const files = bytes ? [{ questionName: manyTimes.file, fileName: 'proof.pdf', size: bytes.length, contentType }] : [];
    const body = { userPoolId: manyTimes.pool, formSlug: manyTimes.slug, isSaveAndReturn: false, dynamicData: { reason }, files };
    this.#open.submits.push(submit);
    const answer = await ask(() => client.call({ method: 'POST', path: '/api/Submissions', key, body }));
    this.#open.submits.pop();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id, referenceNumber, attachments } = answer.body as StoredSubmission;
    this.#submitted.set(reason, { id, reference: referenceNumber });
    if (!bytes) return;
    const [expected] = attachments ?? [];
    if (!expected) throw new Error(`No link came for the file: ${JSON.stringify(answer.body)}`);
    await this.#send(client, { id: expected.id, link: expected.uploadLink, bytes }, [200]);
  }

  /** 409 is the answer to a file that had arrived although its answer was lost. */
  async #send(client: ApiClient, upload: Upload, expected: readonly number[]): Promise<void> {
    this.#open.uploads.push(upload);
    const { status } = await ask(() => client.put(upload.link, upload.bytes, contentType));
    this.#open.uploads.pop();
    expect(expected, `a file was answered ${status}`).toContain(status);
    this.#received.set(upload.id, hashOf(upload.bytes));
  }

  #compare(stored: readonly StoredSubmission[]): void {
    const sent = stored.filter(({ formSlug }) => formSlug === manyTimes.slug);
    const byReason = Map.groupBy(sent, ({ dynamicData }) => dynamicData.reason ?? '');
    const twins = [...byReason].filter(([, same]) => same.length > 1).map(([reason]) => reason);
    expect(twins, 'sent once, stored twice').toEqual([]);
    const lost = [...this.#submitted].filter(([reason, { id, reference }]) => {
      const [one] = byReason.get(reason) ?? [];
      return one?.id !== id || one.referenceNumber !== reference || one.status !== 'Done';
    });
    expect(lost, 'acknowledged and lost').toEqual([]);
    expect(new Set(sent.map(({ referenceNumber }) => referenceNumber)).size, 'each has its own reference').toBe(sent.length);
    if (this.#savedUpTo === 0) return;
    const drafts = stored.filter(({ formSlug }) => formSlug === 'vehicle-claim');
    expect(drafts.length, 'one draft').toBe(1);
    expect(Number(drafts[0]?.dynamicData.reason), 'the newest acknowledged answers').toBeGreaterThanOrEqual(this.#savedUpTo);
  }
}
