import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';
import { announce } from '#ui';
import { entryName, type Entry } from './entry-name.ts';

/** Announces the row or panel that a person has added, and the one that they removed. */
export function useAnnouncedEntries(model: SurveyModel, text: FormWords): void {
  useEffect(() => {
    const added = (entry: Entry): void => announce(filled(text.entryAdded, { entry: entryName(entry, text) }));
    const removed = (entry: Entry, index: number): void => announce(filled(text.entryRemoved, { entry: entryName(entry, text, index) }));
    const rowAdded: Parameters<typeof model.onMatrixRowAdded.add>[0] = (_, { question, row }) => added({ question, row });
    const rowRemoved: Parameters<typeof model.onMatrixRowRemoved.add>[0] = (_, { question, row, rowIndex }) =>
      removed({ question, row }, rowIndex);
    const panelAdded: Parameters<typeof model.onDynamicPanelAdded.add>[0] = (_, { question, panel }) => added({ question, panel });
    // Its title may have its number, which is gone with it.
    const names = new WeakMap<object, string>();
    const panelRemoving: Parameters<typeof model.onDynamicPanelRemoving.add>[0] = (_, { question, panel }) =>
      names.set(panel, entryName({ question, panel }, text));
    const panelRemoved: Parameters<typeof model.onDynamicPanelRemoved.add>[0] = (_, { panel }) =>
      announce(filled(text.entryRemoved, { entry: names.get(panel) ?? '' }));
    model.onMatrixRowAdded.add(rowAdded);
    model.onMatrixRowRemoved.add(rowRemoved);
    model.onDynamicPanelAdded.add(panelAdded);
    model.onDynamicPanelRemoving.add(panelRemoving);
    model.onDynamicPanelRemoved.add(panelRemoved);
    return () => {
      model.onMatrixRowAdded.remove(rowAdded);
      model.onMatrixRowRemoved.remove(rowRemoved);
      model.onDynamicPanelAdded.remove(panelAdded);
      model.onDynamicPanelRemoving.remove(panelRemoving);
      model.onDynamicPanelRemoved.remove(panelRemoved);
    };
  }, [model, text]);
}
