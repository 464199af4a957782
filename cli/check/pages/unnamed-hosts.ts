import { recaptchaHosts } from '#forms/definition';
import { escapePart } from '#schemas/shared/pointer';
import { isAtHost } from '#schemas/shared';
import { isObject } from '#locale/is-object';
import type { Tenant } from '#schemas/tenant';
import type { Finding } from '../finding.ts';
import { surveyNodes } from '../forms/survey-json.ts';
import type { JsonFile } from '../files/json-file.ts';
import { placesOf, type JsonPlace } from '../places.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { textsOf } from '../values-at.ts';

interface Address {
  readonly file: JsonFile;
  readonly pointer: string;
  readonly address: string;
}

/** Frames, scripts and pictures of hosts that the tenant does not name: its content security policy refuses them. */
export function externalHostFindings(tenant: TenantFiles, published: Published): Finding[] {
  const { frames = [], pictures = [], scripts = [] } = namedHosts(tenant);
  const unnamed = (name: string, what: string, hosts: readonly string[], addresses: readonly Address[]): Finding[] =>
    addresses
      .filter(({ address }) => !isAtHost(address, hosts))
      .map(({ file, pointer, address }) =>
        file.at(
          pointer,
          'error',
          'unnamed-host',
          `Browsers refuse ${what} from "${hostOf(address)}": name the host in outsideHosts.${name} of tenant.json.`,
        ),
      );
  const inTexts = (['html', 'markdown'] as const).flatMap((trait) => placesOf(tenant, published, trait));
  return [
    ...unnamed('frames', 'a frame', frames, [
      ...placesOf(tenant, published, 'frame').flatMap(addressesOf),
      ...checksOfPersons(tenant, recaptchaHosts.frames),
    ]),
    ...unnamed('scripts', 'a script', scripts, [
      ...placesOf(tenant, published, 'script').flatMap(addressesOf),
      ...checksOfPersons(tenant, recaptchaHosts.scripts),
    ]),
    ...unnamed('pictures', 'a picture', pictures, [
      ...placesOf(tenant, published, 'asset').flatMap(addressesOf).filter(isExternal),
      ...[...inTexts, ...htmlOfForms(tenant)].flatMap(picturesOf).filter(isExternal),
    ]),
  ];
}

/** What Google's tick box loads from these hosts, for each question and for the sign-in. */
const checksOfPersons = (tenant: TenantFiles, hosts: readonly string[]): Address[] =>
  [...questionsForPersons(tenant), ...signInForPersons(tenant)].flatMap((place) =>
    hosts.map((host) => ({ ...place, address: `https://${host}/` })),
  );

const questionsForPersons = (tenant: TenantFiles): Omit<Address, 'address'>[] =>
  tenant.in('submission-form').flatMap((file) => {
    const definition = isObject(file.value) ? file.value['surveyDefinition'] : undefined;
    const asking = isObject(definition) ? surveyNodes(definition).filter(({ value }) => value['type'] === 'recaptcha') : [];
    return asking.map(({ pointer }) => ({ file, pointer: `/surveyDefinition${pointer}/type` }));
  });

function signInForPersons(tenant: TenantFiles): Omit<Address, 'address'>[] {
  const file = tenant.root('tenant');
  const { identity } = (file?.value ?? {}) as Partial<Tenant>;
  return file && identity?.recaptchaKey !== undefined ? [{ file, pointer: '/identity/recaptchaKey' }] : [];
}

function namedHosts(tenant: TenantFiles): NonNullable<Tenant['outsideHosts']> {
  const hosts = (tenant.root('tenant')?.value as Partial<Tenant> | null | undefined)?.outsideHosts;
  const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((host) => typeof host === 'string') : []);
  return { frames: listOf(hosts?.frames), pictures: listOf(hosts?.pictures), scripts: listOf(hosts?.scripts) };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host || address : address);
const isExternal = ({ address }: Address): boolean => /^https:/i.test(address.trim());
const addressesOf = ({ file, pointer, value }: JsonPlace): Address[] =>
  typeof value === 'string' ? [{ file, pointer, address: value }] : [];

/** Addresses of the pictures in a text: html, or markdown. */
const picturesOf = ({ file, pointer, value }: JsonPlace): Address[] =>
  textsOf(value).flatMap(({ pointer: below, text }) =>
    [...text.matchAll(/<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))|!\[[^\]]*\]\(\s*<?([^\s)>]+)/gi)].map((match) => ({
      file,
      pointer: pointer + below,
      address: (match.slice(1).find((part) => part !== undefined) ?? '').replaceAll('&amp;', '&'),
    })),
  );

/** Forms and confirmation pages have no traits: whatever their keys call html is html, as the server reads them. */
function htmlOfForms(tenant: TenantFiles): JsonPlace[] {
  const inside = (file: JsonFile, value: unknown, pointer: string): JsonPlace[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => {
      const at = `${pointer}/${escapePart(key)}`;
      return [...(/html$/i.test(key) ? [{ file, pointer: at, value: part }] : []), ...inside(file, part, at)];
    });
  };
  return ['submission-form', 'confirmation-pages', 'configuration'].flatMap((folder) =>
    tenant.in(folder).flatMap((file) => inside(file, file.value, '')),
  );
}
