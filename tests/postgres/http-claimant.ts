import { vi } from 'vitest';

/** A browser of one claimant that may ask any of several servers, as behind a load balancer; `from` an address, where those trust the balancer's word. */
export function claimant(email: string, from?: string) {
  const jar = new Map<string, string>();
  const post = async (server: string, path: string, body: object = {}): Promise<Response> => {
    const answer = await fetch(`${server}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal': '1',
        'sec-fetch-site': 'same-origin',
        ...(from ? { 'x-forwarded-for': from } : {}),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const start = (server: string) => post(server, '/auth/start', { method: 'Email', username: email });
  return {
    post,
    start,
    /** Asks for a passcode at one server, reads it in the outbox and answers at another; resolves with the identity token. */
    signIn: async (server: string, other = server): Promise<string> => {
      const [last] = await mailTo(other, email);
      const sent = await start(server);
      if (!sent.ok) throw new Error(`sign-in was refused: ${sent.status} ${await sent.text()}`);
      const answer = await post(other, '/auth/answer', { code: await nextCode(other, email, last?.at) });
      const { idToken } = (await answer.json()) as { idToken?: string };
      if (!idToken) throw new Error(`the passcode was refused: ${answer.status}`);
      return idToken;
    },
  };
}

interface Mail {
  readonly to: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Of the newest fifty of the tenant, the newest first. */
async function mailTo(server: string, email: string): Promise<readonly Mail[]> {
  const messages = (await (await fetch(`${server}/demo/outbox.json`)).json()) as Mail[];
  return messages.filter(({ to }) => to === email);
}

/** The passcode of the first mail after `last`. */
const nextCode = (server: string, email: string, last = 0): Promise<string> =>
  vi.waitUntil(
    async () => {
      const [newest] = await mailTo(server, email);
      return newest && newest.at > last && (/\b\d{8}\b/.exec(newest.text)?.[0] ?? '');
    },
    { timeout: 30_000, interval: 50 },
  );

/** GET or POST of the portal API with an identity token. */
export const api = (server: string, path: string, token: string, init: { body?: object; key?: string } = {}): Promise<Response> =>
  fetch(`${server}${path}`, {
    method: init.body ? 'POST' : 'GET',
    headers: {
      authorization: token,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(init.key ? { 'idempotency-key': init.key } : {}),
    },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
