import { pickText } from '#engine';
import type { DetailControl, ProfileView, ShownControl } from '#schemas/api';
import { chosenBy } from '../../acting/index.ts';
import { homeOf } from '../../auth/index.ts';
import { PortalError } from '../../failure/index.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { SourceRequest, Source } from '../source.ts';
import { signInCountry } from './sign-in-country.ts';

/** PRO-01, PRO-02: the profile of the account acted for, in the language shown. */
export const profile: Source<'profile'> = {
  async load(asked) {
    const { api, site, acting } = asked;
    const [found, colours, home] = await Promise.all([
      api.call('profile.read').catch((error: unknown) => {
        if (error instanceof PortalError && error.status === 404) return null;
        throw error;
      }),
      statusColoursOf(asked),
      signInCountry(asked),
    ]);
    if (!found) return { state: 'empty' };
    const { identifier, statusCode, name, family_name: familyName, email, phone, address, provable, unproven, pending } = found;
    const text = pickText(found.status, site);
    const colour = colours[statusCode];
    const value: ProfileView = {
      identifier,
      ...(text ? { status: { text, ...(colour ? { colour } : {}) } } : {}),
      name,
      familyName,
      email,
      ...(phone ? { phone } : {}),
      address,
      details: found.dataViews.map(({ title, controls }) => ({
        ...(title === undefined ? {} : { title: pickText(title, site) ?? '' }),
        controls: controls.map((control) => shownOf(control, asked)),
      })),
      provable,
      unproven,
      pending,
      ...(home ? { home } : {}),
      forPerson: chosenBy(acting) !== undefined,
      backHref: site.claimsEnabled ? homeOf(true) : '/',
    };
    return { state: 'ready', value };
  },
};

function shownOf({ name, value, controls }: DetailControl, asked: Pick<SourceRequest, 'site'>): ShownControl {
  return {
    name: pickText(name, asked.site) ?? '',
    ...(value === undefined ? {} : { value: pickText(value, asked.site) ?? '' }),
    ...(controls ? { controls: controls.map((inner) => shownOf(inner, asked)) } : {}),
  };
}
