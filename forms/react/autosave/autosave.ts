import type { Actions } from '#schemas/page';
import type { SaveState } from './save-state.ts';

export interface StoredAs {
  readonly submissionId?: string;
  readonly version?: number;
}

export interface Autosave {
  readonly state: SaveState;
  /** When the server last acknowledged answers. */
  readonly savedAt: string | undefined;
  /** The same, at this very moment: a save may have arrived since the form was drawn. */
  readonly lastSavedAt: () => string | undefined;
  readonly settled: () => Promise<StoredAs>;
  /** Id of the answers on the server, as far as it is known. */
  readonly submissionId: () => string | undefined;
  /** The caller could not send what `settled` left to it: it is saved like before, after a while or once the connection is back. */
  readonly resume: () => void;
  /** The person leaves the answers as they are in the form: those put back from this device are sent, although the view does not state that they may be. */
  readonly confirm: () => void;
  /** The server's record has these answers, by this id and version, now. */
  readonly adopt: (storedAs: StoredAs, answers: Answers) => void;
  /** What this device keeps beside the answers until the server acknowledges them. */
  readonly unsaved: () => Unsaved;
  /** Keeps the answers on this device at once, or these; false where it refuses. */
  readonly keep: (given?: Actions['keep-answers']['payload']) => Promise<boolean>;
  /** Whether this device has the newest answers and, in a registration, those of the page before them. */
  readonly isKept: () => boolean;
  /** Whether nothing that was written is lost by leaving now: the device has it, or the server. */
  readonly isSafe: () => boolean;
  /** Whether something was written since the form was opened, or put back from this device. */
  readonly written: () => boolean;
  /** From now on nothing is kept or saved: the answers are being discarded. */
  readonly stop: () => void;
  /** After `stop`: keeps and saves again, at once all that differs from the answers that were to take their place, which the server may have by now. False where nothing was stopped. */
  readonly start: (given: Answers) => boolean;
}

/** Which questions were answered since the server acknowledged answers, what it has for them, and the ids of the files that its answers name. */
export type Unsaved = Required<Pick<Actions['keep-answers']['payload'], 'unsaved' | 'before' | 'savedFiles'>>;

export type Answers = Readonly<Record<string, unknown>>;
