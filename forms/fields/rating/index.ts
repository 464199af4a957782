import { createElement } from 'react';
import { ReactElementFactory } from 'survey-react-ui';
import { DrawnRate } from './DrawnRate.tsx';

type Props = Omit<Parameters<typeof DrawnRate>[0], 'kind'>;

/** Replaces SurveyJS's stars and faces, whose radio buttons have no names. */
export function installDrawnRates(): void {
  for (const [element, kind] of [
    ['sv-rating-item-star', 'star'],
    ['sv-rating-item-smiley', 'face'],
  ] as const)
    ReactElementFactory.Instance.registerElement(element, (props: Props) => createElement(DrawnRate, { ...props, kind }));
}
