import { contentDisposition } from '../../platform/http/index.ts';
import { amzDate, presign, type SigningKey } from './sigv4.ts';

/** How long links work, in seconds. */
export const linkSeconds = { put: 900, get: 300 } as const;

/** Makes the links a browser puts files to and gets them from; the disk endpoint and S3 share their form. */
export interface FileLinks {
  /** Size and type are signed: a file of another size or type is refused. Lives 15 minutes. */
  put(file: { readonly tenant: string; readonly id: string; readonly contentType: string; readonly size: number }, origin: string): string;
  /** Answers the file as a download under its own name. Lives 5 minutes. */
  get(file: { readonly tenant: string; readonly id: string; readonly fileName: string }, origin: string): string;
  /** Answers the small picture of a file, to be shown. Lives 5 minutes. */
  thumbnail(file: { readonly tenant: string; readonly id: string }, origin: string): string;
}

/** Links signed with `key`; its holder needs no session until it ends. `clock` answers milliseconds since 1970. */
export function createFileLinks(key: SigningKey, clock: () => number): FileLinks {
  const urlOf = (tenant: string, id: string, origin: string): URL => new URL(`/files/${tenant}/${id}`, origin);
  return {
    put({ tenant, id, contentType, size }, origin) {
      const url = urlOf(tenant, id, origin);
      const headers = { 'content-length': String(size), 'content-type': contentType, host: url.host };
      return presign(key, { method: 'PUT', url, headers, date: amzDate(clock()), expiresSeconds: linkSeconds.put });
    },
    get({ tenant, id, fileName }, origin) {
      const url = urlOf(tenant, id, origin);
      const query = { 'response-content-disposition': contentDisposition('attachment', fileName) };
      return presign(key, {
        method: 'GET',
        url,
        headers: { host: url.host },
        date: amzDate(clock()),
        expiresSeconds: linkSeconds.get,
        query,
      });
    },
    thumbnail({ tenant, id }, origin) {
      const url = new URL(`${urlOf(tenant, id, origin)}/thumbnail`);
      return presign(key, { method: 'GET', url, headers: { host: url.host }, date: amzDate(clock()), expiresSeconds: linkSeconds.get });
    },
  };
}
