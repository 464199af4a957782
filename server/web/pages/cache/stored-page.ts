import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Audience, RenderedPage } from '#schemas/api';
import { documentPolicies, inlineHash, type PageSources } from '../../../platform/http/index.ts';

/** A rendered page as it is sent, with its policy. */
export interface StoredPage {
  readonly status: number;
  readonly redirect?: string;
  readonly language: string;
  readonly revision: number;
  readonly queryRead: readonly string[];
  readonly validUntil?: number;
  readonly renderedAt: number;
  readonly audience: Audience;
  /** Whether a browser may keep it and ask again (public, anonymous, fine). */
  readonly keepable: boolean;
  readonly body: Buffer;
  /** Over body and policy: a new policy must reach a browser that kept the page. */
  readonly etag: string;
  readonly policies: readonly string[];
  /** Made on first use, once. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

export function storePage(
  page: RenderedPage,
  {
    now,
    loaderHash,
    consentHash,
    personal,
    ...sources
  }: { readonly now: number; readonly loaderHash: string; readonly consentHash: string; readonly personal: boolean } & Pick<
    PageSources,
    'https' | 'outsideHosts' | 'framedBy'
  >,
): StoredPage {
  const body = Buffer.from(page.html);
  const tagManager = page.asksConsent === true;
  const scripts = tagManager ? [loaderHash, consentHash] : [loaderHash];
  const policies = documentPolicies({ scripts, styles: headStyles(page.html).map(inlineHash), tagManager, ...sources });
  const made = new Map<string, Promise<Buffer>>();
  return {
    status: page.redirect && (page.status < 300 || page.status > 399) ? 302 : page.status,
    ...(page.redirect ? { redirect: page.redirect } : {}),
    language: page.language,
    revision: page.revision,
    queryRead: page.queryRead,
    ...(page.validUntil === undefined ? {} : { validUntil: page.validUntil }),
    renderedAt: now,
    keepable: page.status === 200 && !personal && !page.redirect,
    audience: page.audience,
    body,
    policies,
    etag: `"${createHash('sha256').update(body).update(policies.join('\n')).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      const ready = made.get(encoding) ?? compress[encoding](body, personal ? quick : thorough);
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

/** Kept pages are compressed once for many, pages of one person for each request: about 3 ms instead of 12 for 110 kB, and few more bytes. */
const thorough = { br: 7, gzip: 7 };
const quick = { br: 5, gzip: 5 };

const compress = {
  br: (body: Buffer, { br }: typeof quick): Promise<Buffer> =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer, { gzip: level }: typeof quick): Promise<Buffer> => promisify(gzip)(body, { level }),
};
