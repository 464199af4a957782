import type { PreferencesView } from '#schemas/api';
import { homeOf } from '../../auth/index.ts';
import type { Source } from '../source.ts';

const forms = [
  ['choose', 'communications-preferences'],
  ['stop', 'unsubscribe'],
] as const;

/** COM-01: the forms about what a person is sent, as far as the tenant has them. */
export const preferences: Source<'preferences'> = {
  async load({ questions, site }) {
    const known = await Promise.all(forms.map(async ([kind, slug]) => ({ kind, slug, form: await questions.form(slug) })));
    const value: PreferencesView = {
      forms: known.flatMap(({ kind, slug, form }) => (form && form.status !== 'Inactive' ? [{ kind, href: `/form/${slug}` }] : [])),
      profileHref: '/securedPage/my-profile',
      backHref: homeOf(site.claimsEnabled),
    };
    return { state: 'ready', value };
  },
};
