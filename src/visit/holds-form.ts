import type { FormView } from '#schemas/api';
import type { Visit } from './visit.ts';

/** Whether the place shows a form that can be filled: it may hold answers that are only here (ERR-08). */
export function holdsForm(visit: Visit | undefined): boolean {
  const form = visit?.data.read('form');
  return form?.state === 'ready' && (form.value as FormView).blocked === undefined;
}
