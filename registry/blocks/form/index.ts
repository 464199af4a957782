import { defineBlock } from '#engine';
import type { FormView } from '#schemas/api';

export const form = defineBlock({
  load: () => import('./block.ts'),
  needs: ['form'],
  interactive: true,
  drawnWith: {
    isNeeded: ({ form }) => form?.state === 'ready' && !(form.value as FormView).blocked,
    load: async () => (await import('../../survey/index.ts')).loadSurvey(),
    modules: ['registry/survey/SurveyForm.tsx'],
  },
  screen: 'form',
});
