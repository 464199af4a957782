import { setTimeout as pause } from 'node:timers/promises';

interface Message {
  readonly to: string;
  readonly at: number;
  readonly text: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** A sign-in or a sign-out was answered so. */
export class Refused extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}.`);
    this.status = status;
  }
}

/** A person who signed in without a browser: by the code of the outbox, then by the session cookie. */
export class ApiClient {
  readonly #email: string;
  #cookies = new Map<string, Cookie>();
  #idToken = '';
  url: string;

  constructor(url: string, email: string) {
    this.url = url;
    this.#email = email;
  }

  async signIn(): Promise<void> {
    await this.#auth('/auth/start', { method: 'Email', username: this.#email });
    await this.#auth('/auth/answer', { code: await this.#code() });
  }

  /** A new identity token from the session, which outlives the server's process. */
  async renew(): Promise<void> {
    await this.#auth('/auth/session', {});
  }

  /** The cookie is kept, so that `renew` can show that its session is over. */
  async signOut(): Promise<void> {
    const cookies = new Map(this.#cookies);
    await this.#auth('/auth/sign-out', {});
    this.#cookies = cookies;
  }

  /** What a browser that signed in so would hold. */
  get cookies(): readonly Cookie[] {
    return [...this.#cookies.values()];
  }

  /** What was mailed here so far, newest first. */
  async mail(): Promise<Message[]> {
    const answer = await fetch(`${this.url}/demo/outbox.json`);
    if (!answer.ok) throw new Refused('/demo/outbox.json', answer.status);
    const messages = (await answer.json()) as Message[];
    return messages.filter(({ to }) => to === this.#email).sort((one, other) => other.at - one.at);
  }

  /** What a browser asks to open a page without a new document. */
  async answer(address: string): Promise<{ status: number; body: unknown }> {
    const cookie = this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.url}/page-answer?${new URLSearchParams({ address })}`, {
      headers: { cookie, 'X-Portal': '1', 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  }

  /** Rejects when the connection breaks; answers every status. A body that is not JSON is left out. */
  async call({ method, path, body, key }: Call): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#idToken}`,
        'X-Activity': '1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? await answer.json() : await answer.arrayBuffer().then(() => undefined) };
  }

  /** Sends a file by its link; no token goes with it. */
  async put(link: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<{ status: number }> {
    const { status } = await fetch(link, {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: bytes,
      signal: AbortSignal.timeout(10_000),
    });
    return { status };
  }

  /** The bytes of a file; undefined where there is none, or none yet. */
  async download(path: string): Promise<Buffer | undefined> {
    const answer = await fetch(this.url + path, { headers: { Authorization: `Bearer ${this.#idToken}` } });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async #auth(path: string, body: unknown): Promise<void> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: {
        'X-Portal': '1',
        'X-Activity': '1',
        'Content-Type': 'application/json',
        Cookie: this.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const [, path = '/'] = /;\s*path=([^;]*)/i.exec(cookie) ?? [];
      this.#cookies.set(name, { name, value, path });
    }
    if (!answer.ok) throw new Refused(path, answer.status);
    const { idToken } = (await answer.json()) as { idToken?: string };
    if (idToken) this.#idToken = idToken;
  }

  async #code(): Promise<string> {
    for (let asked = 0; asked < 100; asked++) {
      const [newest] = await this.mail();
      const code = /\b\d{6,8}\b/.exec(newest?.text ?? '')?.[0];
      if (code) return code;
      await pause(100);
    }
    throw new Error(`No passcode came for ${this.#email}.`);
  }
}
