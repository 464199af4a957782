import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/tenants');
const base = process.env['PORTICO_JOURNEY_URL'] ?? 'http://127.0.0.1:8080';

/** The portal of the run, with the front page of the demo. */
export const demoOrigin = new URL(base).origin;

interface Localised {
  readonly [language: string]: string;
}

/** A page of content, as its tenant wrote it. */
export interface WrittenPage {
  readonly path: string;
  readonly title: Localised;
  readonly pageTitle?: Localised;
  readonly types: readonly string[];
}

export interface DemoTenant {
  readonly slug: string;
  readonly name: Localised;
  /** Address of this tenant's own port in the portal of the run. */
  readonly url: string;
  readonly languages: readonly { readonly iso2Code: string; readonly ownName: string; readonly dir: 'ltr' | 'rtl' }[];
  readonly pages: readonly WrittenPage[];
  readonly claimsEnabled: boolean;
  /** `strict`: an address has to be proven before anyone is signed in (LOGIN-18). */
  readonly identity: { readonly enumeration: 'strict' | 'spec' };
  /** Hosts that its pages may show something from. */
  readonly outsideHosts?: { readonly frames?: readonly string[] };
}

/** The sample tenants, read from their folders: the journeys repeat none of their words. */
export const tenants: readonly DemoTenant[] = readdirSync(folder)
  .sort()
  .map((slug) => {
    const tenant = readJson<DemoTenant & { readonly demoPort: number }>(slug, 'tenant.json');
    const url = new URL(base);
    url.port = String(Number(url.port) + tenant.demoPort);
    return { ...tenant, url: url.origin, pages: pagesOf(slug) };
  });

export function tenantNamed(slug: string): DemoTenant {
  const found = tenants.find((tenant) => tenant.slug === slug);
  if (!found) throw new Error(`There is no tenant ${slug} in ${folder}.`);
  return found;
}

/** A page that holds no block which loads its script at once. */
export function readingPage({ pages, slug }: DemoTenant): WrittenPage {
  const found = pages.find(({ path }) => path === '/page/our_case');
  if (!found) throw new Error(`${slug} has no page our_case.`);
  return found;
}

function pagesOf(slug: string): WrittenPage[] {
  return readdirSync(join(folder, slug, 'public-page')).map((file) => {
    const page = readJson<{ slug: string; title: Localised; pageTitle?: Localised; component: { type: string }[] }>(
      slug,
      `public-page/${file}`,
    );
    const types = page.component.map(({ type }) => type);
    return { path: `/page/${page.slug}`, title: page.title, types, ...(page.pageTitle ? { pageTitle: page.pageTitle } : {}) };
  });
}

function readJson<T>(slug: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, slug, file), 'utf8')) as T;
}
