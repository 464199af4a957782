import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#schemas/api';
import { documentPolicies, type PageSources } from '../../../platform/http/index.ts';

/** A rendered page as it is sent, with its policy. */
export interface StoredPage {
  readonly status: number;
  readonly redirect?: string;
  readonly language: string;
  readonly revision: number;
  readonly queryRead: readonly string[];
  readonly validUntil?: number;
  readonly renderedAt: number;
  /** Whether a browser may keep it and ask again (public, anonymous, fine). */
  readonly keepable: boolean;
  readonly body: Buffer;
  /** Over body and policy: a new policy must reach a browser that kept the page. */
  readonly etag: string;
  readonly policies: readonly string[];
  /** Made on first use, once. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

export const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export function storePage(
  page: RenderedPage,
  { now, loaderHash, ...sources }: { readonly now: number; readonly loaderHash: string } & Pick<PageSources, 'https' | 'outsideHosts'>,
): StoredPage {
  const body = Buffer.from(page.html);
  const policies = documentPolicies({ scripts: [loaderHash], styles: headStyles(page.html).map(sha256), ...sources });
  const made = new Map<string, Promise<Buffer>>();
  return {
    status: page.redirect && (page.status < 300 || page.status > 399) ? 302 : page.status,
    ...(page.redirect ? { redirect: page.redirect } : {}),
    language: page.language,
    revision: page.revision,
    queryRead: page.queryRead,
    ...(page.validUntil === undefined ? {} : { validUntil: page.validUntil }),
    renderedAt: now,
    keepable: page.status === 200 && !page.secured && !page.redirect,
    body,
    policies,
    etag: `"${createHash('sha256').update(body).update(policies.join('\n')).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      const ready = made.get(encoding) ?? compress[encoding](body);
      made.set(encoding, ready);
      return ready;
    },
  };
}

/** Styles of the document's head: the theme's tokens. A style element further down came from content and stays refused. */
const headStyles = (html: string): string[] => {
  const end = html.indexOf('</head>');
  return [...html.slice(0, Math.max(end, 0)).matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
};

const compress = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 7 }),
};
