import type { Remembered } from '../../content/content-memory.ts';

/** What a document carries: exactly the facts and content it was drawn from. */
export interface TravellingState {
  readonly tenant: string;
  readonly language: string;
  /** The server's moment, so that both drawings read the same `now`. */
  readonly now: number;
  readonly revision: number;
  readonly mode: 'live' | 'preview';
  readonly demo: boolean;
  readonly content: Readonly<Record<string, Remembered>>;
}

export const stateId = 'portico-state';

/** JSON that cannot end the script element it stands in. */
export const writeState = (state: TravellingState): string => JSON.stringify(state).replaceAll('<', '\\u003c');
