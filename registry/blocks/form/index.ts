import { defineBlock } from '#engine';
import type { FormView } from '#schemas/api';

const viewOf = (form: { readonly state: string; readonly value?: unknown } | undefined): FormView | undefined =>
  form?.state === 'ready' ? (form.value as FormView) : undefined;

const isOpen = (view: FormView | undefined): boolean => view !== undefined && view.blocked === undefined;

export const form = defineBlock({
  load: () => import('./block.ts'),
  needs: ['form'],
  interactive: true,
  drawnWith: {
    isNeeded: ({ form }) => isOpen(viewOf(form)),
    load: async (data) => (await import('#forms/react')).loadSurvey(viewOf(data?.['form'])),
    modules: ['forms/react/SurveyForm.tsx'],
  },
  screen: 'form',
});
