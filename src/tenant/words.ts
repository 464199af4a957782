import { pickText } from '#engine';
import type { Site } from './site.ts';

/** The portal's own words; a tenant's dictionary replaces them by the same key (PAGE-18). Texts of ERR-01, ERR-03, ERR-06 are the specification's. */
const english = {
  'portal.skip': 'Skip to the main content',
  'portal.loading': 'Loading',
  'portal.arrived': '{title}, page loaded',
  'portal.profile': 'User profile',
  'notFound.heading': 'Page not Found.',
  'notFound.message': 'Looks like there is no such page',
  'error.comingSoon': 'Coming soon!',
  'error.comingSoonMessage': 'The site is not available at this time, please try again later.',
  'error.unauthorized': 'Unauthorized (401)',
  'error.unauthorizedMessage': "We're sorry, but you don't have valid authentication credentials for the requested resource.",
  'error.notFound403': 'Not Found (403)',
  'error.notFound404': 'Not Found (404)',
  'error.notFoundMessage': "We're sorry, but the file or resource you've requested no longer exists or has moved.",
  'error.timeout': 'Session Timeout',
  'error.timeoutMessage': "We're sorry, but your session has timed out.",
  'error.unexpected': 'Unexpected Error',
  'error.unexpectedMessage': "We're sorry, but an unexpected error has occurred.",
  'error.continue': 'Please click here to continue',
  'error.leaves': 'This link signs you out and goes to the start page.',
  'error.back': 'Back to the portal',
  'error.stays': 'You stay signed in.',
} as const;

export type Word = keyof typeof english;

type Reader = Pick<Site, 'dictionary' | 'language' | 'languages'>;

/** Reads words in the site's language: the tenant's, else `english`; without a site (content is down) in English. */
export const wordsOf =
  <Key extends string>(english: Readonly<Record<Key, string>>) =>
  (site: Reader | undefined, key: Key): string => {
    const own = site && Object.hasOwn(site.dictionary, key) ? pickText(site.dictionary[key], site) : undefined;
    return own ?? english[key];
  };

/** The words that every page may need; a screen that is loaded apart brings its own. */
export const word = wordsOf(english);
