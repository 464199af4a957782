import type { FileWarning, StoredFileState } from '#schemas/shared/statuses';

/** How far a file is: `not-sent` waits for the next try, `received` for the checks of the server. One that they let through has their warning, where there is one, in place of `checked`. */
export type FileState = StoredFileState | FileWarning | 'sending' | 'not-sent';

/** How far each file of an open form is, by id; who shows them hears of every change. */
export class FileStates {
  readonly #states: Map<string, FileState>;
  readonly #listeners = new Set<() => void>();
  #changes = 0;

  constructor(known: Readonly<Record<string, FileState>>) {
    this.#states = new Map(Object.entries(known));
  }

  of(id: string): FileState | undefined {
    return this.#states.get(id);
  }

  /** Ids of the files that are in one of these states. */
  idsIn(...states: readonly FileState[]): string[] {
    return [...this.#states].filter(([, state]) => states.includes(state)).map(([id]) => id);
  }

  set(id: string, state: FileState): void {
    this.#states.set(id, state);
    this.announce();
  }

  /** A file has another state, or was deleted on the server, as far as it may be. */
  announce(): void {
    this.#changes += 1;
    for (const changed of this.#listeners) changed();
  }

  /** The form has the file no more: its question reports that itself. */
  forget(id: string): void {
    this.#states.delete(id);
  }

  /** Answers how to end it. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** How often a state has changed. */
  readonly changes = (): number => this.#changes;
}
