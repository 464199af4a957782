/** Where a form is written (FRM-15): `asking`, not known yet; `held`, in this window; `elsewhere`, in another window of this browser. */
export type FormLockState = 'asking' | 'held' | 'elsewhere';

interface FormLockOptions {
  /** Has person, form and submission. Undefined: no other window can have the form. */
  readonly name: string | undefined;
  /** Saves what this window has, before another one takes the form. What it must not lose begins at once. */
  readonly giveOver: () => Promise<unknown>;
  /** `isNews`: another window may have written since this one read the answers. */
  readonly changed: (state: FormLockState, isNews: boolean) => void;
}

interface Message {
  /** The window that sends it. */
  readonly from: string;
  /** `ask`: give the form over if you are not in view; `insist`: in any case; `in-view`: the answer of one that does not; `took`: it is mine now; `gave`: it is yours. */
  readonly is: 'ask' | 'insist' | 'in-view' | 'took' | 'gave';
}

type Release = () => void;

/** How long the holder may take to answer, in milliseconds: phones freeze windows. */
const maxWait = 2000;
/** How long a window without Web Locks listens for a holder, in milliseconds. */
const maxSilence = 300;
/** How long it saves before it gives the form over. */
const maxSaving = 1500;

/**
 * One window of a browser writes a form: the one that holds its Web Lock. A window in view that does not hold it waits for it, and has it as soon as the holder is
 * closed or hidden, or if the person insists. In a browser that has no Web Locks, or refuses them, the newest window is the holder, once the one before it has saved. The lock is advisory: versions
 * guard what is written (docs/decisions/0029).
 */
export class FormLock {
  readonly #options: FormLockOptions;
  readonly #id = crypto.randomUUID();
  #state: FormLockState = 'asking';
  /** Undefined: this browser has none, or has refused one. */
  #locks: LockManager | undefined = navigator.locks;
  #release: Release | undefined;
  #channel: BroadcastChannel | undefined;
  /** The wait for the lock. If it is aborted and is still the one here, the lock is taken. */
  #waiting: AbortController | undefined;
  #isNews = false;
  #isInView = true;

  constructor(options: FormLockOptions) {
    this.#options = options;
  }

  get isHeld(): boolean {
    return this.#state === 'held';
  }

  /** Begins to ask; answers how to end. */
  open(): () => void {
    document.addEventListener('visibilitychange', this.#turned);
    addEventListener('pagehide', this.#left);
    addEventListener('pageshow', this.#cameBack);
    this.#isInView = isInView();
    this.#enter();
    return () => {
      document.removeEventListener('visibilitychange', this.#turned);
      removeEventListener('pagehide', this.#left);
      removeEventListener('pageshow', this.#cameBack);
      this.#leave();
    };
  }

  /** Takes the form: its holder saves first. */
  take(): void {
    void this.#ask('insist');
  }

  #enter(): void {
    const { name } = this.#options;
    if (name === undefined) return this.#got(() => undefined);
    this.#channel = openChannel(name);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    void this.#ask('ask');
  }

  #leave(): void {
    this.#stopWaiting();
    this.#channel?.close();
    this.#channel = undefined;
    this.#drop('asking');
  }

  async #ask(how: 'ask' | 'insist'): Promise<void> {
    if (this.isHeld) return;
    const waiting = this.#beginToWait();
    const free = await this.#request({ ifAvailable: true });
    if (this.#waiting !== waiting) return free?.();
    if (!this.#locks) return this.#takeWithoutLocks(waiting);
    if (free) return this.#got(free);
    this.#isNews = true;
    const frozen = setTimeout(() => waiting.abort(), maxWait);
    this.#answered = (is) => {
      clearTimeout(frozen);
      // Of several windows that wait the one whose person insists has it.
      if (is === 'gave' && how === 'insist') waiting.abort();
    };
    this.#send(how);
    await this.#wait(waiting);
    clearTimeout(frozen);
  }

  /** A holder answers at once that it is there, and again when it has saved. */
  async #takeWithoutLocks(waiting: AbortController): Promise<void> {
    const given = Promise.withResolvers<void>();
    let timer = setTimeout(given.resolve, maxSilence);
    this.#answered = (is) => {
      clearTimeout(timer);
      this.#isNews = true;
      if (is === 'gave') given.resolve();
      else timer = setTimeout(given.resolve, maxWait);
    };
    this.#send('insist');
    await given.promise;
    if (this.#waiting === waiting) this.#got(() => undefined);
  }

  async #wait(waiting: AbortController): Promise<void> {
    const isOver = (): boolean => this.#waiting !== waiting;
    const given = await this.#request({ signal: waiting.signal });
    const release = given ?? (isOver() ? undefined : await this.#request({ steal: true }));
    if (release && isOver()) release();
    else if (release) this.#got(release);
  }

  /** The holder has answered. */
  #answered: (is: 'in-view' | 'gave') => void = () => undefined;

  #hear({ from, is }: Message): void {
    if (from === this.#id) return;
    if (is === 'in-view' || is === 'gave') {
      // Without Web Locks it may have been taken before the other window had saved.
      if (this.isHeld) return is === 'gave' && !this.#locks ? this.#set('held', true) : undefined;
      if (is === 'in-view' && this.#locks) this.#set('elsewhere');
      this.#answered(is);
    } else if (is === 'took') {
      this.#isNews = true;
      if (this.isHeld && !this.#locks) void this.#giveOver();
    } else if (this.isHeld) {
      if (!this.#locks) this.#send('in-view');
      if (is === 'insist' || !this.#isInView) void this.#giveOver();
      else this.#send('in-view');
    }
  }

  readonly #turned = (): void => {
    this.#isInView = isInView();
    if (this.#isInView) void this.#ask('ask');
    else if (this.isHeld) void this.#giveOverIfAwaited();
    else this.#stopWaiting();
  };

  /** Documents that hold a lock are not kept to come back to. */
  readonly #left = (): void => {
    if (this.isHeld) void this.#options.giveOver();
    this.#leave();
  };

  readonly #cameBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#isNews = true;
    this.#enter();
  };

  async #giveOverIfAwaited(): Promise<void> {
    const { pending = [] } = (await this.#locks?.query()) ?? {};
    if (this.isHeld && pending.some(({ name }) => name === this.#options.name)) await this.#giveOver();
  }

  async #giveOver(): Promise<void> {
    const release = this.#release;
    await Promise.race([this.#options.giveOver(), new Promise((over) => setTimeout(over, maxSaving))]);
    // It may have been taken, or left, meanwhile.
    if (this.#release === release) this.#lose();
    this.#send('gave');
  }

  #got(release: Release): void {
    this.#stopWaiting();
    this.#release = release;
    this.#send('took');
    const isNews = this.#isNews;
    this.#isNews = false;
    this.#set('held', isNews);
  }

  /** Another window has the form: one in view waits until it is back. */
  #lose(): void {
    this.#isNews = true;
    this.#drop('elsewhere');
    if (this.#locks && this.#isInView) void this.#wait(this.#beginToWait());
  }

  #drop(state: 'asking' | 'elsewhere'): void {
    const release = this.#release;
    this.#release = undefined;
    if (release) this.#set(state);
    release?.();
  }

  #set(state: FormLockState, isNews = false): void {
    this.#state = state;
    this.#options.changed(state, isNews);
  }

  #beginToWait(): AbortController {
    this.#stopWaiting();
    return (this.#waiting = new AbortController());
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
  }

  #send(is: Message['is']): void {
    this.#channel?.postMessage({ from: this.#id, is } satisfies Message);
  }

  /** Resolves with how to release the lock; with nothing if it is not to be had, or the wait for it has ended. Without Web Locks it is free. */
  async #request(options: LockOptions): Promise<Release | undefined> {
    const held = Promise.withResolvers<Release | undefined>();
    let release: Release | undefined;
    try {
      const { name } = this.#options;
      if (!this.#locks || name === undefined) return () => undefined;
      const over = this.#locks.request(name, options, (lock) => {
        if (!lock) return held.resolve(undefined);
        return new Promise<void>((released) => held.resolve((release = () => released())));
      });
      over.catch((error: unknown) => {
        // Another window took it, because this one did not answer.
        if (release && this.#release === release) this.#lose();
        held.reject(error);
      });
      return await held.promise;
    } catch (error) {
      if (options.signal?.aborted || (error as Error).name === 'AbortError') return undefined;
      this.#locks = undefined;
      return () => undefined;
    }
  }
}

const isInView = (): boolean => document.visibilityState === 'visible';

/** Undefined if the browser refuses it. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
