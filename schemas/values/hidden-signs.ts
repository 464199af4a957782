/** They end a line, or are no text. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controlsInText = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Signs that are not drawn, such as those that turn text around, and tags; joiners and variation selectors belong to the spelling of languages and to pictures. */
const unseen = /(?!\p{Variation_Selector}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** What a person typed as one line of what is seen: another reader reads the same. Pure. */
export const seenLine = (typed: string): string =>
  typed.toWellFormed().replaceAll(unseen, '').replaceAll(controls, ' ').replaceAll(/\s+/g, ' ').trim();

/** As `seenLine`, for a text of more lines. Pure. */
export const seenText = (typed: string): string =>
  typed.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').replaceAll(controlsInText, '').trim();
