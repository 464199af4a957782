import { maxFileBytes } from '#schemas/shared/file-size';
import { isPdf } from '../file-type/index.ts';
import { callOutbound, defaultTransport, type OutboundRequest, type Transport } from './call-outbound.ts';

/** Gets a PDF from a server on the internet; throws when it may not be asked or does not answer in time and with a PDF. */
export type FetchPdf = (url: string) => Promise<Buffer>;

const accepts = { type: /^application\/pdf\b/i, name: 'a PDF', bytes: maxFileBytes };
const defaultTimeouts = { begin: 3000, end: 10_000 };

/** As `callOutbound`; at most `maxFileBytes`, begun after three seconds and whole after ten. */
export function createFetchPdf(transport: Transport = defaultTransport, timeouts: OutboundRequest['timeouts'] = defaultTimeouts): FetchPdf {
  return async (url) => {
    const { status, bytes } = await callOutbound(transport, url, {
      method: 'GET',
      headers: { accept: 'application/pdf' },
      accepts,
      timeouts,
    });
    if (status !== 200) throw new Error(`it answered ${status}`);
    if (!isPdf(bytes)) throw new Error('its answer does not begin like a PDF');
    return bytes;
  };
}
