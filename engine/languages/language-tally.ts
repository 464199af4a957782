import type { PickedText } from './pick-text.ts';

/**
 * Counts in which languages the plain texts of a block are: they are drawn anywhere in it without a `lang` of their own, so the block's
 * place has the `lang` of most of their characters.
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
  get main(): string | undefined {
    let main: string | undefined;
    let characters = this.shown;
    for (const [code, count] of this.others ?? []) if (count > characters) [main, characters] = [code, count];
    return main;
  }
}
