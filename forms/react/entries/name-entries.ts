import { createElement, type ComponentType } from 'react';
import { Action, QuestionMatrixDynamicModel, QuestionPanelDynamicModel, type ActionContainer, type Question } from 'survey-core';
import { ReactElementFactory } from 'survey-react-ui';
import { EntryAction, type EntryOf } from './EntryAction.tsx';

const drawnAs = 'sv-action-bar-item';
const addsTo = new WeakMap<Action, Question>();

/** Draws the buttons that add and remove rows and panels by a component of ours; of every other action by that of SurveyJS. */
export function nameEntries(): void {
  noteAdding(QuestionMatrixDynamicModel.prototype, 'toolbar', 'sv-md-add-btn');
  noteAdding(QuestionPanelDynamicModel.prototype, 'footerToolbar', 'sv-pd-add-btn');
  const { type } = ReactElementFactory.Instance.createElement(drawnAs, { item: new Action({ id: '' }) });
  ReactElementFactory.Instance.registerElement(drawnAs, (props: { readonly item: Action }) => {
    const of = entryOf(props.item);
    return of ? createElement(EntryAction, { item: props.item, of }) : createElement(type as ComponentType<typeof props>, props);
  });
}

function entryOf(item: Action): EntryOf | undefined {
  if (item.id === 'remove-row' || item.id.startsWith('remove-panel-')) return item.data as EntryOf;
  const question = addsTo.get(item);
  return question && { question };
}

/** An action that adds does not know its question. */
function noteAdding(prototype: object, bar: 'toolbar' | 'footerToolbar', id: string): void {
  const declared = Object.getOwnPropertyDescriptor(prototype, bar)?.get;
  if (!declared) throw new Error(`survey-core has no "${bar}" here any more: look at name-entries.ts.`);
  Object.defineProperty(prototype, bar, {
    configurable: true,
    get(this: Question) {
      const container = declared.call(this) as ActionContainer;
      const action = container.getActionById(id) as Action | undefined;
      if (action) addsTo.set(action, this);
      return container;
    },
  });
}
