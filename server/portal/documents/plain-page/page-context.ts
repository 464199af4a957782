import { pickText } from '#engine';
import { themeCss } from '#ui/theme';
import { directionOf, languagesOf, type Dictionary, type Tenant, type Theme } from '#schemas/tenant';
import { mailHref, telHref } from '#schemas/shared/tel-href';
import type { Log } from '../../../platform/log/log.ts';
import { serverTranslator, type Translate, tenantName } from '../../../platform/words/index.ts';
import type { PublishedContent } from '../../records/index.ts';

/** Theme, words and language of a page of this server for one visitor of a tenant. */
export interface PageContext {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly translate: Translate;
  /** The tenant's name, its mark (an address, or empty), and whom to ask. */
  readonly name: string;
  readonly mark: string;
  readonly help: readonly { readonly text: string; readonly href?: string }[];
  /** The tenant's theme as css; empty where it has none that fits. */
  readonly theme: string;
  /** The tenant's languages, by which the page can be changed (NAV-02). */
  readonly languages: readonly { readonly code: string; readonly ownName: string; readonly dir: 'ltr' | 'rtl' }[];
  /** Addresses of the portal's own stylesheets. */
  readonly sheets: readonly string[];
}

interface PageContextDependencies {
  readonly content: Pick<PublishedContent, 'listContent'>;
  readonly isTheme: (theme: unknown) => theme is Theme;
  readonly sheets: readonly string[];
  /** Address of an asset that a tenant names; empty for none. */
  readonly assetAddress: (tenant: string, asset: string | undefined) => string;
  readonly log: Pick<Log, 'warn'>;
}

export type PageContextOf = (tenant: Tenant, language: string) => Promise<PageContext>;

/** The tenant's theme and dictionary, read anew for each page; without them the page is plain and English, and still works. */
export function createPageContext({ content, isTheme, sheets, assetAddress, log }: PageContextDependencies): PageContextOf {
  return async (tenant, language) => {
    const first = (schema: string) =>
      content.listContent(tenant.slug, schema).then(
        ([item]) => item,
        (error: unknown) => log.warn({ err: error, tenant: tenant.slug, schema }, 'a page of this server is shown plain or in English'),
      );
    const [theme, dictionary] = await Promise.all([first('theme'), first('dictionary')]);
    const languages = languagesOf(tenant, language);
    const { phone, email, hours } = tenant.help;
    return {
      language,
      dir: directionOf(tenant, language),
      languages: tenant.languages.map(({ iso2Code: code, ownName }) => ({ code, ownName, dir: directionOf(tenant, code) })),
      translate: serverTranslator(dictionary as Dictionary | undefined, languages),
      name: tenantName(tenant, languages),
      mark: assetAddress(tenant.slug, tenant.favicon),
      help: [
        ...(phone ? [{ text: phone, href: telHref(phone) }] : []),
        ...(email ? [{ text: email, href: mailHref(email) }] : []),
        ...[pickText(hours, languages)].flatMap((text) => (text ? [{ text }] : [])),
      ],
      theme: isTheme(theme) ? themeCss(theme) : '',
      sheets,
    };
  };
}
