import type { PickedText } from './pick-text.ts';

/**
 * Counts in which languages the plain texts of a block are: they are drawn anywhere in it and cannot say their language, so the block's
 * place says the one that most of their characters are in.
 */
export class LanguageTally {
  private shown = 0;
  private others: Map<string, number> | undefined;

  add({ text, from }: PickedText): void {
    if (from === undefined) this.shown += text.length;
    else (this.others ??= new Map()).set(from, (this.others.get(from) ?? 0) + text.length);
  }

  get isEmpty(): boolean {
    return this.shown === 0 && !this.others;
  }

  /** The language of most characters; absent where it is the one shown. */
  get most(): string | undefined {
    let most: string | undefined;
    let characters = this.shown;
    for (const [code, count] of this.others ?? []) if (count > characters) [most, characters] = [code, count];
    return most;
  }
}
