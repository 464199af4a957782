import type { Mailer } from './message.ts';

/**
 * SMS and WhatsApp by one HTTP shape: `POST url` with JSON `{ id, channel, to, text }`, any 2xx is accepted.
 * `token`, where set, is sent as a bearer token. A provider with another shape gets a small bridge outside.
 */
export function gatewayMailer(
  gateway: { readonly url: string; readonly token?: string | undefined },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Mailer {
  return {
    async send({ id, channel, to, text }) {
      const response = await fetch(gateway.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(gateway.token ? { authorization: `Bearer ${gateway.token}` } : {}),
        },
        body: JSON.stringify({ id, channel, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The ${channel} gateway answered ${response.status}: check its address and token.`);
    },
  };
}
