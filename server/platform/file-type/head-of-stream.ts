import { headBytes } from '#forms/definition';

/** Passes a stream on and keeps its first bytes, for finding out its type. */
export class HeadOfStream {
  head: Uint8Array = new Uint8Array(0);
  readonly #body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

  constructor(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    this.#body = body;
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#body) {
      if (this.head.length < headBytes) this.head = Buffer.concat([this.head, chunk]).subarray(0, headBytes);
      yield chunk;
    }
  }
}
