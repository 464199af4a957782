import type { OutboundBytes, OutboundRequest } from './call-outbound.ts';

/** What another server answered: its HTTP status and its JSON. */
export interface OutboundAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** JSON of this size at most. */
export const jsonOf = (bytes: number): OutboundRequest['accepts'] => ({
  type: /^application\/(?:[\w.+-]+\+)?json\b/i,
  name: 'JSON',
  bytes,
});

/** The message of what it throws has nothing of the answer itself, unlike that of `JSON.parse`: it goes to a log. */
export function readJson({ status, bytes }: OutboundBytes): OutboundAnswer {
  try {
    return { status, body: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    throw new Error('its answer is not JSON');
  }
}
