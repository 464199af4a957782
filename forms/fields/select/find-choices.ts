interface Choice {
  readonly value: unknown;
  readonly textOrHtml: string;
}

/** Small letters without their marks: `Żabno` is found by `zab`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Choices that have what was typed in them, those that begin with it first; all for an empty text. Pure. */
export function findChoices<C extends Choice>(choices: readonly C[], typed: string): readonly C[] {
  const looked = plain(typed);
  const found = choices.filter(({ textOrHtml }) => plain(textOrHtml).includes(looked));
  const begins = ({ textOrHtml }: C): boolean => plain(textOrHtml).startsWith(looked);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}

/** The choice that a text names, or the only one that has it; undefined where there is none, or several. Pure. */
export function choiceMeant<C extends Choice>(choices: readonly C[], typed: string): C | undefined {
  if (typed.trim() === '') return undefined;
  const named = choices.find(({ textOrHtml }) => plain(textOrHtml) === plain(typed));
  const found = findChoices(choices, typed);
  return named ?? (found.length === 1 ? found[0] : undefined);
}
