import type { NeedName } from '#schemas/api';
import { factsOfNoAccount } from '../acting/facts-of-no-account.ts';
import { navigation } from './navigation.ts';
import { session } from './session.ts';
import type { Source, Sources } from './source.ts';

/**
 * A source of an account's data. Its code arrives when it is first asked: personal data is never part of a first drawing. Staff who chose no
 * account are answered none (APP-04).
 */
const ofAccount = <Name extends NeedName>(source: () => Promise<Source<Name>>): Source<Name> => ({
  async load(asked) {
    if (asked.acting.account !== 'none') return (await source()).load(asked);
    asked.learn(factsOfNoAccount);
    return { state: 'empty' };
  },
});

/** One source per need, by the need's name. */
export const sources: Sources = {
  navigation,
  session,
  forms: ofAccount(async () => (await import('./forms.ts')).forms),
  claims: ofAccount(async () => (await import('./claims.ts')).claims),
  form: ofAccount(async () => (await import('./form.ts')).form),
};
