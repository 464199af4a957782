import type { FactPath, FactsFrom, TeachingNeed } from './fact-types.ts';
import { facts, type Fact, type FactPlace } from './facts.ts';

const all: Readonly<Record<string, Fact>> = facts;

/** The declared fact of a path; `query.ref` is one of `query.*`. */
export function factOf(path: string): Fact | undefined {
  if (Object.hasOwn(all, path)) return all[path];
  const pattern = path.replace(/\.[^.]+$/, '.*');
  return Object.hasOwn(all, pattern) ? all[pattern] : undefined;
}

/** Every path that a rule at this place may read, as declared. */
export const pathsAt = (place: FactPlace): string[] => Object.keys(all).filter((path) => all[path]?.places.includes(place));

/** Whether a rule at this place may read this path. */
export const isReadable = (path: string, place: FactPlace): path is FactPath => factOf(path)?.places.includes(place) === true;

/** Whether a page that is drawn for any visitor waits for this fact. */
export const isPending = (path: string): boolean => (factOf(path)?.source ?? 'request') !== 'request';

/** The data need whose answer makes this fact known. */
export function needOf(path: string): TeachingNeed | undefined {
  const source = factOf(path)?.source;
  return typeof source === 'object' ? (source.need as TeachingNeed) : undefined;
}

/** What data needs make known, all of it known to have no value: without an account, or signed out. */
export const noAccountFacts = Object.freeze(
  Object.fromEntries(
    Object.entries(all).flatMap(([path, { source }]) => (typeof source === 'object' && !path.endsWith('*') ? [[path, undefined]] : [])),
  ),
) as { readonly [Path in keyof FactsFrom<{ need: TeachingNeed }>]: undefined };
