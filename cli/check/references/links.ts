import { nearest } from '#engine';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import { componentsOf, placesOf } from '../places.ts';
import { readAddress } from '../pages/portal-address.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { textsOf } from '../values-at.ts';

/** Links of content (in link props, html and markdown) that lead nowhere in this tenant's portal. */
export function linkFindings(tenant: TenantFiles, published: Published): Finding[] {
  const direct = placesOf(tenant, published, 'link').flatMap(({ file, pointer, value }) =>
    typeof value === 'string' ? [{ file, pointer, href: value }] : [],
  );
  const within = (['html', 'markdown'] as const).flatMap((trait) =>
    placesOf(tenant, published, trait).flatMap(({ file, pointer, value }) =>
      textsOf(value).flatMap(({ pointer: below, text }) => hrefsIn(text, trait).map((href) => ({ file, pointer: pointer + below, href }))),
    ),
  );
  return [...direct, ...within].flatMap(({ file, pointer, href }) => checkLink(href, file, pointer, tenant));
}

function hrefsIn(text: string, kind: 'html' | 'markdown'): string[] {
  const html = [...text.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) => match[1] ?? match[2] ?? '');
  const markdown = kind === 'markdown' ? [...text.matchAll(/\]\(\s*<?([^\s)>]+)/g)].map((match) => match[1] ?? '') : [];
  return [...html.map((href) => href.replaceAll('&amp;', '&')), ...markdown];
}

function checkLink(href: string, file: JsonFile, pointer: string, tenant: TenantFiles): Finding[] {
  const broken = (message: string, suggestion?: string) => [file.at(pointer, 'error', 'broken-link', message, suggestion)];
  const address = readAddress(href);
  switch (address.kind) {
    case 'outside':
      return address.insecure ? [file.at(pointer, 'warning', 'broken-link', `"${href}" is not https.`)] : [];
    case 'refused':
      return broken(`"${href}" is not an address a portal may link to: use a path of this portal, https, mailto or tel.`);
    case 'unknown':
      return broken(`No page of the portal has the address "${href}".`, nearest(href, [...addresses(tenant)]));
    case 'route':
      return [];
    case 'item': {
      const items = tenant.in(address.folder);
      const target =
        address.slug === ''
          ? file
          : items.find((item) => item.name === address.slug || (item.value as { slug?: unknown })?.slug === address.slug);
      const isElsewhere = address.without === 'drawn' || tenant.slugsIn(address.folder).includes(address.slug);
      if (!target && isElsewhere) return [];
      if (!target)
        return broken(
          `There is no ${address.folder} "${address.slug}".`,
          nearest(
            address.slug,
            items.map((item) => item.name),
          ),
        );
      return anchorFindings(target, address.anchor, href, broken);
    }
  }
}

function anchorFindings(
  target: JsonFile,
  anchor: string,
  href: string,
  broken: (message: string, suggestion?: string) => Finding[],
): Finding[] {
  if (anchor === '') return [];
  const ids = componentsOf(target)
    .map((component) => (component as { id?: unknown }).id)
    .filter((id) => typeof id === 'string');
  const inHtml = JSON.stringify(target.value).includes(`id=\\"${anchor}\\"`);
  return ids.includes(anchor) || inHtml || /^(block-\d+|main)$/.test(anchor)
    ? []
    : broken(`"${href}" points at "#${anchor}", which is not on that page.`, nearest(anchor, ids));
}

function* addresses(tenant: TenantFiles): Iterable<string> {
  for (const { name } of tenant.in('public-page')) yield `/page/${name}`;
  for (const { name } of tenant.in('secured-page')) yield `/securedPage/${name}`;
  for (const { name } of tenant.in('submission-form')) yield `/form/${name}`;
}
