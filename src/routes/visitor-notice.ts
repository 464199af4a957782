import { visitorNoticeWords } from '#schemas/tenant';
import type { AfterLink } from '../auth/index.ts';
import { wordsOf, type Site } from '../tenant/index.ts';

const word = wordsOf(visitorNoticeWords);

const notices = {
  begun: 'portal.formBegun',
  saved: 'portal.formSaved',
  sent: 'portal.formSent',
  kept: 'portal.formKept',
  notKept: 'portal.formNotKept',
  signedOutForLink: 'portal.signedOutForLink',
} as const satisfies Record<AfterLink | 'signedOutForLink', keyof typeof visitorNoticeWords>;

/** What became of a form that a link opened (FRM-03, FRM-09), or that the link has signed another account out. */
export const visitorNotice = (site: Site, why: keyof typeof notices): string => word(site, notices[why]);
