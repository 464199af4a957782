import type { FormView } from '#schemas/api';
import { randomOrderOf } from './random-order.ts';
import { loadFormInParts, type LoadedForm } from '../../model/index.ts';

const loaded = new WeakMap<FormView, LoadedForm>();

/** Loads the definition of a form before it is drawn, in parts: each is a task of its own. One that cannot be loaded is reported by its drawing. */
export function* loadAhead(view: FormView): Generator<undefined, void> {
  try {
    loaded.set(view, yield* loadFormInParts(view.definition, 'fill', view.seeds, randomOrderOf(view)));
  } catch {
    // The drawing tries it again.
  }
}

/** What was loaded ahead for this form, once. */
export function takeLoaded(view: FormView): LoadedForm | undefined {
  const ahead = loaded.get(view);
  loaded.delete(view);
  return ahead;
}
