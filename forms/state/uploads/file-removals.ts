import type { Act } from '#schemas/page';

/** Of the server: the same deletion would be refused again. */
const keptThere = ['legal-hold', 'already-submitted'];

/** Deletes on the server files that were left out of an open form (FRM-13). What cannot be deleted before it goes with the submit. */
export class FileRemovals {
  readonly #act: Act | undefined;
  readonly #removed: () => void;
  readonly #failed: () => void;
  /** Left out, and still on the server. */
  readonly #ids = new Set<string>();
  #deleted = 0;

  /** `failed`: a deletion did not arrive, and may be tried again later. */
  constructor(act: Act | undefined, { removed, failed }: { readonly removed: () => void; readonly failed: () => void }) {
    this.#act = act;
    this.#removed = removed;
    this.#failed = failed;
  }

  /** How many the server has deleted, as far as it may. */
  get deleted(): number {
    return this.#deleted;
  }

  /** What is left to delete. */
  get ids(): readonly string[] {
    return [...this.#ids];
  }

  async remove(id: string): Promise<void> {
    this.#ids.add(id);
    const outcome = await this.#act?.('remove-file', { fileId: id });
    if (outcome?.ok || (outcome && keptThere.includes(outcome.code))) {
      this.#ids.delete(id);
      this.#deleted += 1;
      this.#removed();
    } else if (this.#ids.has(id)) this.#failed();
  }

  /** Tries again what is left. */
  retry(): void {
    for (const id of this.#ids) void this.remove(id);
  }

  /** The answers name this file again: where it is not deleted yet, it stays. */
  keep(id: string): void {
    this.#ids.delete(id);
  }
}
