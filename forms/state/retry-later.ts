/** Milliseconds after which what was not saved, sent or deleted is tried again by itself. */
const again = 15_000;

/** Tries something again after a while, once however often it was asked for, and when the connection is back; as long as it is open. `retry` calls `stop`. */
export class RetryLater {
  readonly #retry: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(retry: () => void) {
    this.#retry = retry;
  }

  open(): void {
    this.#isOpen = true;
    addEventListener('online', this.#retry);
  }

  close(): void {
    this.#isOpen = false;
    removeEventListener('online', this.#retry);
    this.stop();
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  later(milliseconds = again): void {
    if (this.#isOpen) this.#timer ??= setTimeout(this.#retry, milliseconds);
  }

  /** It is tried now, or not any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
