import type { LocalizableString, SurveyModel } from 'survey-core';
import { mapFormTexts } from '../definition/form-texts.ts';
import { isMarked, plainText, withAnswers } from '../definition/marked-text.ts';

/** By form: the html of its texts that have markup, by the same text without. */
const markedTexts = new WeakMap<SurveyModel, ReadonlyMap<string, string>>();

/** WORD JOINER: a sign that is not drawn. */
const apart = '\u2060';

/** A definition whose texts have no markup, and the html of those that had. */
export function withoutMarkup(definition: object): { readonly definition: object; readonly marked: ReadonlyMap<string, string> } {
  const marked = new Map<string, string>();
  const plain = mapFormTexts(definition, (text) => {
    if (!isMarked(text)) return text;
    let without = plainText(text);
    // The same words may lead elsewhere: a sign that is not drawn makes them differ.
    while ((marked.get(without) ?? text) !== text) without += apart;
    marked.set(without, text);
    return without;
  });
  return { definition: plain as object, marked };
}

export const noteMarkup = (model: SurveyModel, marked: ReadonlyMap<string, string>): void => {
  if (marked.size > 0) markedTexts.set(model, marked);
};

/** What a text of survey-core belongs to. */
interface Owner {
  readonly getSurvey?: () => unknown;
  readonly survey?: unknown;
  readonly colOwner?: { readonly survey?: unknown };
  readonly getProcessedText?: (text: string) => string;
}

/**
 * A text of an open form as html: made harmless by the server, with answers in it as text. Undefined for one without markup, which is drawn as it is.
 */
export function htmlOf(text: LocalizableString): string | undefined {
  const owner = text.owner as unknown as Owner | null;
  const survey = owner?.getSurvey?.() ?? owner?.survey ?? owner?.colOwner?.survey;
  const html = survey ? markedTexts.get(survey as SurveyModel)?.get(text.pureText) : undefined;
  if (html === undefined) return undefined;
  const filled = withAnswers(html, (pipe) => owner?.getProcessedText?.(pipe) ?? pipe);
  // Where survey-core shows another text in its place, as the name of a cell, that one is drawn.
  return inWords(plainText(filled)) === inWords(text.renderedHtml) ? filled : undefined;
}

const inWords = (text: string): string => text.replaceAll(apart, '').replaceAll(/\s+/g, ' ').trim();
