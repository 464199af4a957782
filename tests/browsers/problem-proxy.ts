import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const collectAt = '/collected-problems';

/** In the page: sends every error, refusal of the policy and line of `console.error` to the proxy. Runs before the page's own scripts. */
const collector = `(() => {
  const send = (kind, text) => fetch('${collectAt}', { method: 'POST', keepalive: true, body: location.href + ' ' + kind + ': ' + text }).catch(() => {});
  addEventListener('error', (event) => send('error', event.message + ' ' + (event.error?.stack ?? '')));
  const rejected = (event) => event.defaultPrevented || send('rejection', String(event.reason) + ' ' + (event.reason?.stack ?? ''));
  addEventListener('unhandledrejection', rejected);
  // After the portal, which prevents those of a page that is left.
  addEventListener('beforeunload', () => {
    removeEventListener('unhandledrejection', rejected);
    addEventListener('unhandledrejection', rejected);
  });
  addEventListener('securitypolicyviolation', (event) => send('policy', event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
  const { error } = console;
  console.error = (...values) => { send('console', values.map((value) => String(value)).join(' ')); error(...values); };
})()`;

/** A document of this path is the answer to a posted form: `to` is its action, the other parameters are its fields, and `then` is where it leads, in English. */
export const postedAt = '/posted-form';

const hash = `'sha256-${createHash('sha256').update(collector).digest('base64')}'`;

/** Requests that wait. */
export interface HeldRequests {
  /** How many wait. */
  count(): number;
  release(): void;
}

export interface ProblemProxy {
  readonly port: number;
  /** From now on what is asked for at such an address waits until it is released. */
  hold(address: RegExp): HeldRequests;
  /** What pages reported since the last call, each with its page. */
  taken(): readonly string[];
  close(): Promise<void>;
}

/**
 * A proxy that puts a collector of problems at the beginning of each document, because WebKitWebDriver brings out nothing of a console; the policy of the
 * document is given its hash and stays otherwise as it is.
 */
export async function startProblemProxy(): Promise<ProblemProxy> {
  const problems: string[] = [];
  const holds = new Map<RegExp, (() => void)[]>();
  const server = createServer(async (incoming, outgoing) => {
    const address = new URL(incoming.url ?? '', `http://${incoming.headers.host}`);
    if (address.pathname === collectAt) {
      let text = '';
      incoming
        .on('data', (chunk) => (text += chunk))
        .on('end', () => {
          problems.push(text.slice(0, 800));
          outgoing.writeHead(204).end();
        });
      return;
    }
    const [, waiting] = [...holds].find(([held]) => held.test(address.href)) ?? [];
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const isPosted = address.pathname === postedAt;
    const { to = address.href, then, ...fields } = isPosted ? Object.fromEntries(address.searchParams) : {};
    const ofForm = { origin: address.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const asked = { method: isPosted ? 'POST' : incoming.method, headers: { ...headers, ...(isPosted ? ofForm : {}) } };
    const upstream = request(new URL(to, address), asked, (answer) => {
      if (then) answer.headers.location = then;
      if (isPosted) answer.headers['set-cookie'] = [...(answer.headers['set-cookie'] ?? []), 'language=en;path=/'];
      if (address.pathname.startsWith('/build/') && (answer.statusCode ?? 0) >= 400) problems.push(`${address.href}: ${answer.statusCode}`);
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': length, 'content-security-policy': policy, ...kept } = answer.headers;
      const allowed = policy && {
        'content-security-policy': String(policy).replace(/script-src(?: 'none')?(?=[ ;])/g, `script-src ${hash}`),
      };
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, ...allowed });
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const html = Buffer.concat(chunks).toString();
          outgoing.end(length === '0' ? html : html.replace(/<head[^>]*>/, (head) => `${head}<script>${collector}</script>`));
        });
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    if (isPosted) upstream.end(String(new URLSearchParams(fields)));
    else incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold(held) {
      const waiting: (() => void)[] = [];
      holds.set(held, waiting);
      return {
        count: () => waiting.length,
        release() {
          holds.delete(held);
          for (const go of waiting) go();
        },
      };
    },
    taken: () => problems.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
