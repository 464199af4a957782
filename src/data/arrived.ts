import type { NeedName } from '#schemas/api';
import type { FactPath, FactValue, KnownFacts } from '#schemas/page';
import type { AnyState } from './source.ts';

/** What the server asked for a place before it drew it; JSON, so that it can travel in the document. */
export interface Arrived {
  /** Data that the drawing had. */
  readonly data: { readonly [Name in NeedName]?: AnyState };
  /** Needs that were drawn with data that is not among this: a browser makes it itself, from the answers, before it hydrates the drawing. */
  readonly drawn?: readonly NeedName[];
  /** Facts that this data made known; null: known to have no value. */
  readonly facts: Readonly<Record<string, FactValue | null>>;
  /** Answers of calls, by `callKey`: what the data of this device is made from. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Milliseconds that a document waits for the data it is drawn with, where its context sets no other time. */
export const defaultDataTimeout = 400;

/** Facts as they travel. Pure. */
export const packFacts = (known: KnownFacts): Arrived['facts'] =>
  Object.fromEntries(Object.entries(known).map(([path, value]) => [path, value ?? null]));

/** Facts that arrived, as `learn` takes them. Pure. */
export const unpackFacts = ({ facts }: Pick<Arrived, 'facts'>): KnownFacts =>
  Object.fromEntries(Object.entries(facts).map(([path, value]) => [path as FactPath, value ?? undefined]));
