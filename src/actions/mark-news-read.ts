import { personOf } from '../auth/index.ts';
import { markNewsRead as markRead } from '../news/read-news.ts';
import { done, type Action } from './action.ts';

export const markNewsRead: Action<'mark-news-read'> = async ({ ids }, { session, data }) => {
  const kept = await markRead(personOf(session.current()), ids);
  await data.reload('readNews');
  return kept ? done : { ok: false, code: 'not-kept' };
};
