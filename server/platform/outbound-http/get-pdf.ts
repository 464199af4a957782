import { isPdf } from '../file-type/index.ts';
import { callOutside, openWay, type OutsideCall, type WayOut } from './call-outbound.ts';

/** Gets a PDF from a server on the internet; throws when it may not be asked or does not answer in time and with a PDF. */
export type GetPdfOutside = (url: string) => Promise<Buffer>;

const accepts = { type: /^application\/pdf\b/i, name: 'a PDF', bytes: 20 * 1024 * 1024 };
const usual = { begin: 3000, end: 10_000 };

/** As `callOutside`; 20 MB at most, begun after three seconds and whole after ten. */
export function createGetPdfOutside(way: WayOut = openWay, patience: OutsideCall['patience'] = usual): GetPdfOutside {
  return async (url) => {
    const { status, bytes } = await callOutside(way, url, { method: 'GET', headers: { accept: 'application/pdf' }, accepts, patience });
    if (status !== 200) throw new Error(`it answered ${status}`);
    if (!isPdf(bytes)) throw new Error('its answer does not begin like a PDF');
    return bytes;
  };
}
