import { createHash } from 'node:crypto';

/** Compares two sets of texts, added in any order: SHA-256 of each, combined by exclusive or. */
export class Digest {
  count = 0;
  readonly #sum = Buffer.alloc(32);

  add(text: string): void {
    const hash = createHash('sha256').update(text).digest();
    for (let index = 0; index < 32; index++) this.#sum[index] = (this.#sum[index] ?? 0) ^ (hash[index] ?? 0);
    this.count++;
  }

  /** Hexadecimal. */
  value(): string {
    return this.#sum.toString('hex');
  }
}

/** How many rows or files, and what they are, in 64 hexadecimal digits. */
export interface DigestSummary {
  readonly count: number;
  readonly digest: string;
}

export const summaryOf = (digest: Digest): DigestSummary => ({ count: digest.count, digest: digest.value() });
