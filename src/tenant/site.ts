import { pickText, type Direction } from '#engine';
import type { FormatSettings } from '#locale/dates-and-numbers/format-defaults';
import {
  directionsOf,
  formatsInLanguage,
  languageCodes,
  pickLanguage,
  tenantDefaults,
  type Dictionary,
  type Tenant,
} from '#schemas/tenant';
import type { CheckedPage, MenuEntry, Questions } from '../content/index.ts';
import { ContentError } from '../failure/index.ts';

/** One tenant's portal in one language: what every screen of it needs. */
export interface Site {
  readonly tenant: Tenant;
  readonly name: string;
  /** Whether this portal has claims: unless the tenant's configuration turns them off. */
  readonly claimsEnabled: boolean;
  readonly language: string;
  /** The tenant's languages in order (PAGE-09). */
  readonly languages: readonly string[];
  /** Which way they are written, by code. */
  readonly directions: Readonly<Record<string, Direction>>;
  readonly dir: Direction;
  /** How dates, money and numbers are written, in this language. */
  readonly formats: FormatSettings;
  readonly dictionary: Dictionary['texts'];
  /** Common pages by slug (PAGE-06). */
  readonly common: Readonly<Record<string, CheckedPage>>;
  /** Public pages of the menu, in order (NAV-01). */
  readonly menu: readonly MenuEntry[];
}

/** Loads what is around every page. Rejects with ContentError when the tenant itself cannot be had. */
export async function loadSite(questions: Questions, asked: string): Promise<Site> {
  const [tenant, dictionary, common, menu] = await Promise.all([
    questions.tenant(),
    questions.dictionary(),
    questions.common(),
    questions.menu('public-page'),
  ]);
  if (!tenant) throw new ContentError(404, 'content-not-found');
  const languages = languageCodes(tenant);
  const language = pickLanguage(languages, asked);
  const directions = directionsOf(tenant);
  return {
    tenant,
    name: pickText(tenant.name, { language, languages }) ?? tenant.slug,
    claimsEnabled: tenant.claimsEnabled ?? tenantDefaults.claimsEnabled,
    language,
    languages,
    directions,
    dir: directions[language] ?? 'ltr',
    formats: formatsInLanguage(tenant, (text) => pickText(text, { language, languages })),
    dictionary,
    common,
    menu,
  };
}
