import type { Person } from '#schemas/api';
import type { Remembered } from '../content/index.ts';
import type { Arrived } from '../data/index.ts';

/** What a document carries: exactly the facts and content it was drawn from. */
export interface TravellingState {
  readonly tenant: string;
  readonly language: string;
  /** The server's moment, so that both drawings read the same `now`. */
  readonly now: number;
  readonly revision: number;
  /** Path and query the server drew: of the query only what its rules read. */
  readonly address: string;
  readonly mode: 'live' | 'preview';
  readonly demo: boolean;
  /** Only the frame was drawn: the rest depends on this device. */
  readonly waiting: boolean;
  /** The person it was drawn for. */
  readonly person?: Person;
  /** What was asked for the drawing: for its person, or what anyone may ask for. */
  readonly arrived?: Arrived;
  readonly content: Readonly<Record<string, Remembered>>;
}

/** The script element that carries it. */
export const stateId = 'portico-state';
/** The element that holds what React draws. */
export const drawnId = 'portico';

export const drawnElement = (document: Document): HTMLElement | null => document.getElementById(drawnId);

/** JSON that cannot end, or comment out, the script element it is in; other tags stay as they are and compress with the page's own. */
export const writeState = (state: TravellingState): string => JSON.stringify(state).replaceAll(/<(?=[!/s])/gi, '\\u003c');

/**
 * Takes what the document carries out of it: the key of its person's answers is in no element that a later script, an extension or a saved page reads.
 * Throws when it carries nothing: then it is not one of ours.
 */
export function takeState(document: Document): TravellingState {
  // A tenant's html may hold an element of this id.
  const script = document.querySelector(`script#${stateId}`);
  if (!script?.textContent) throw new Error(`The document has no #${stateId}.`);
  const state = JSON.parse(script.textContent) as TravellingState;
  script.remove();
  return state;
}
