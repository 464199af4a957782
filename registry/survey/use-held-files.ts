import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Act } from '#schemas/page';
import { shelfOf } from './file-shelf.ts';

/** FRM-13: tells the portal at every change which chosen files are not sent yet, so that leaving asks first. */
export function useHeldFiles(model: SurveyModel, act: Act): void {
  useEffect(() => {
    const changed = (): void =>
      void act('hold-files', {
        names: shelfOf(model)
          .chosen(model.data)
          .map(({ file }) => file.name),
      });
    model.onValueChanged.add(changed);
    return () => model.onValueChanged.remove(changed);
  }, [model, act]);
}
