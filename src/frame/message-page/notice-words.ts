import { noticeWords, type portalWords } from '#schemas/tenant';
import { type Site, word, wordsOf } from '../../tenant/index.ts';

/** A word of the screens of failures: what every page has too, and their own. */
export type NoticeWord = keyof typeof noticeWords | keyof typeof portalWords;

const own = wordsOf(noticeWords);
const isOwn = (key: NoticeWord): key is keyof typeof noticeWords => key in noticeWords;

export const noticeWord = (site: Site | undefined, key: NoticeWord): string => (isOwn(key) ? own(site, key) : word(site, key));
