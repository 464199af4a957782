import type { NeedName } from '#schemas/api';
import { navigation } from './navigation.ts';
import { session } from './session.ts';
import type { Source, Sources } from './source.ts';

/** A source whose code arrives when it is first asked: personal data is never part of a first drawing. */
const later = <Name extends NeedName>(source: () => Promise<Source<Name>>): Source<Name> => ({
  load: async (asked) => (await source()).load(asked),
});

/** One source per need, by the need's name. */
export const sources: Sources = {
  navigation,
  session,
  forms: later(async () => (await import('./forms.ts')).forms),
  claims: later(async () => (await import('./claims.ts')).claims),
  form: later(async () => (await import('./form.ts')).form),
};
