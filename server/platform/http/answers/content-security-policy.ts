import { isExternalHost } from '#schemas/shared';
import type { Tenant } from '#schemas/tenant';

/** What a tenant's pages may reach beyond their own origin. */
export interface PageSources {
  /** sha256 of every inline script and style of the document, as `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly https: boolean;
  /** Hosts that the tenant names. */
  readonly outsideHosts: Tenant['outsideHosts'];
  /** Whether the tag manager may run, and send what it measures. */
  readonly tagManager?: boolean;
  /** Origins that may show the page in a frame: the front page of the demo, and for staff the hosts that their tenant names. */
  readonly framedBy?: readonly string[];
}

/** Where the tag manager and Google Analytics load from and send to. */
const tagManagerHosts = {
  scripts: ['www.googletagmanager.com'],
  pictures: ['www.googletagmanager.com', '*.google-analytics.com'],
  connections: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
};

/** Sources of a directive: nothing but host names gets in, whatever the configuration holds. */
const sourcesOf = (hosts: readonly string[] = []): string =>
  hosts
    .filter(isExternalHost)
    .map((host) => ` https://${host}`)
    .join('');

/**
 * The two policies of a document. Pages are cached, so there is no nonce: the one inline
 * loader and the theme's style are allowed by hash, strict-dynamic carries the loader's trust to the bundle, and the
 * second policy ties every script to a list of hosts. A browser obeys both.
 */
export function documentPolicies({
  scripts,
  styles,
  https,
  outsideHosts = {},
  tagManager = false,
  framedBy = [],
}: PageSources): readonly string[] {
  const analytics: Partial<typeof tagManagerHosts> = tagManager ? tagManagerHosts : {};
  const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    [
      "default-src 'none'",
      `script-src ${quoted(scripts)} 'strict-dynamic' https: 'unsafe-inline'`.replace('  ', ' '),
      "style-src 'self' 'unsafe-inline'",
      `style-src-elem 'self' ${quoted(styles)}`.trim(),
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: blob:${sourcesOf(outsideHosts.pictures)}${sourcesOf(analytics.pictures)}`,
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self'${sourcesOf(analytics.connections)}`,
      `frame-src 'self'${sourcesOf(outsideHosts.frames)}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify portico-loader',
      ...(https ? ['upgrade-insecure-requests'] : []),
      'report-uri /csp-report',
    ].join('; '),
    `script-src 'self' ${quoted(scripts)}${sourcesOf(outsideHosts.scripts)}${sourcesOf(analytics.scripts)}; report-uri /csp-report`.replace(
      '  ',
      ' ',
    ),
  ];
}
