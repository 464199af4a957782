import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { QuestionSliderModel } from 'survey-core';

interface Move {
  readonly thumb: number;
  readonly place: number;
  /** The least length of a range. */
  readonly between: number;
  readonly min: number;
  readonly max: number;
}

/** The places of all thumbs once one is moved: the two of a range stay in order, and apart as the question asks. Pure. */
export function withThumbAt(places: readonly number[], { thumb, place, between, min, max }: Move): number[] {
  const [from = min, to = max] = places;
  if (places.length < 2) return [place];
  return thumb === 0 ? [Math.max(min, Math.min(place, to - between)), to] : [from, Math.min(max, Math.max(place, from + between))];
}

/** The label that the definition has for a place, or its number. Pure. */
export function labelAt({ customLabels }: Pick<QuestionSliderModel, 'customLabels'>, place: number, language: string): string {
  const own = (customLabels ?? []).find(({ value }) => Number(value) === place);
  return own?.text && own.text !== String(own.value) ? own.text : numberFormat(language).format(place);
}
