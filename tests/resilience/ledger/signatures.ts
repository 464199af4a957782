import { expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { signer } from '../kill-tenant.ts';
import { ask } from './ask.ts';

interface Listed {
  readonly eDocumentId: string;
  readonly eDocumentName: string;
  readonly signingStatus: string;
}

interface Signature {
  readonly document: Listed;
  readonly link: string;
}

/** What the server answered one person is signed, beside what is. */
export class Signatures {
  readonly #signed = new Map<string, Signature>();
  readonly #open: Signature[] = [];
  readonly #read = new Set<string>();

  /** Acknowledged so far. */
  get counts() {
    return { signatures: this.#signed.size };
  }

  /** Signs the next document; where all are signed, only looks at them. */
  async sign(client: ApiClient): Promise<void> {
    const document = (await this.#list(client)).find(
      ({ eDocumentId: id, signingStatus }) => signingStatus === 'Sent' && !this.#open.some((one) => one.document.eDocumentId === id),
    );
    if (!document) return;
    const path = `/api/dms/esign?submissionId=${signer.submission}&documentId=${document.eDocumentId}`;
    const { status, body } = await ask(() => client.call({ method: 'GET', path }));
    expect(status, JSON.stringify(body)).toBe(200);
    await this.#post({ document, link: (body as { link: string }).link });
  }

  /** Signs again what got no answer; then all that was signed is, with one copy each, which can be read. */
  async settle(client: ApiClient): Promise<void> {
    for (const signature of this.#open.splice(0)) await this.#post(signature);
    const signed = (await this.#list(client)).filter(({ signingStatus }) => signingStatus === 'Signed');
    expect(signed.map(({ eDocumentId }) => eDocumentId).sort(), 'signed').toEqual([...this.#signed.keys()].sort());
    const { body } = await ask(() =>
      client.call({ method: 'GET', path: `/api/Attachment/${signer.submission}/get-submission-attachment-list` }),
    );
    const copies = (body as { uploadFileName: string }[]).map(({ uploadFileName }) => uploadFileName);
    expect(copies.sort(), 'signed copies').toEqual(signed.map(({ eDocumentName }) => `${eDocumentName}.pdf`).sort());
    for (const [id, { link }] of this.#signed) {
      if (this.#read.has(id)) continue;
      const copy = await fetch(`${link}/signed`);
      expect(copy.status, `the signed copy of ${id}`).toBe(200);
      expect(Buffer.from(await copy.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
      this.#read.add(id);
    }
  }

  async #list(client: ApiClient): Promise<Listed[]> {
    const path = `/api/Attachment/${signer.submission}/get-submission-esign-list`;
    const { status, body } = await ask(() => client.call({ method: 'GET', path }));
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Listed[];
  }

  async #post(signature: Signature): Promise<void> {
    const { document, link } = signature;
    this.#open.push(signature);
    const answer = await ask(() =>
      fetch(link, {
        method: 'POST',
        headers: { origin: new URL(link).origin },
        body: new URLSearchParams({ answer: 'sign', name: 'Harold Thompson', agree: 'yes' }),
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      }),
    );
    this.#open.pop();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('status=Signed');
    this.#signed.set(document.eDocumentId, signature);
  }
}
