import { contentDisposition, inert } from '../../../../platform/http/index.ts';
import type { EDocumentRow } from '../signing-provider.ts';

/**
 * A document that staff sent may open in the browser's own reader; nothing else of it may run, and no cache keeps it. What claimants
 * upload never gets these headers (SEC-39).
 */
export function documentHeaders({ name, size }: Pick<EDocumentRow, 'name' | 'size'>, download: boolean): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-length': String(size),
    'content-disposition': contentDisposition(download ? 'attachment' : 'inline', `${name}.pdf`),
    ...inert,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
}
