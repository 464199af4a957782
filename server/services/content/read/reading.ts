import type { IncomingHttpHeaders } from 'node:http';
import type { AppLanguage } from '../access/content-context.ts';

/** How the caller wants content answered, from the X- headers. A boolean header counts by its presence, whatever its value. */
export interface Reading {
  readonly unpublished: boolean;
  readonly flatten: boolean;
  readonly resolveFlow: boolean;
  readonly enrich: boolean;
  readonly fillLanguages: boolean;
  readonly languages?: readonly string[];
  readonly fields?: readonly string[];
  readonly count?: 'never' | 'unless-slow';
}

export const varyOn =
  'Auth-State, Auth-ClientId, X-Fields, X-Flatten, X-Languages, X-NoCleanup, X-NoEnrichment, X-NoDefaults, X-NoResolveLanguages, X-ResolveFlow, X-ResolveUrls, X-Unpublished';

export function readingOf(headers: IncomingHttpHeaders): Reading {
  const has = (name: string): boolean => headers[name] !== undefined;
  const list = (name: string): readonly string[] | undefined => {
    const parts = String(headers[name] ?? '')
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.length > 0 ? parts : undefined;
  };
  const [languages, fields] = [list('x-languages'), list('x-fields')];
  return {
    unpublished: has('x-unpublished'),
    flatten: has('x-flatten'),
    resolveFlow: has('x-resolveflow'),
    enrich: !has('x-noenrichment'),
    fillLanguages: !has('x-noresolvelanguages'),
    ...(languages && { languages }),
    ...(fields && { fields }),
    ...(has('x-nototal') ? ({ count: 'never' } as const) : has('x-noslowtotal') ? ({ count: 'unless-slow' } as const) : {}),
  };
}

/** The languages to answer in: those asked for that the app has; the master when it has none of them; all when none was asked for. */
export function wantedLanguages(all: readonly AppLanguage[], asked: readonly string[] | undefined): readonly string[] {
  const codes = all.map(({ iso2Code }) => iso2Code);
  if (!asked) return codes;
  const known = codes.filter((code) => asked.some((one) => one.toLowerCase() === code.toLowerCase()));
  return known.length > 0 ? known : codes.slice(0, 1);
}
