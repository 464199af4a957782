import type { noticeWords, portalWords } from '#schemas/tenant';
import { linkEndedCode, offlineCode, timedOut, type LoadFailure } from './load-failure.ts';

export interface FailureWords {
  readonly heading: keyof typeof portalWords;
  readonly message: keyof typeof noticeWords | keyof typeof portalWords;
  /** ERR-04: whether it is reported to the server. */
  readonly logged: boolean;
  /** Words of the link to the sign-in, where only that leads on. */
  readonly signsIn?: keyof typeof noticeWords;
}

/** ERR-01, ERR-06: the words of the error page for a failure. Pure. */
export function failureWords({ source, status, code }: LoadFailure): FailureWords {
  if (code === offlineCode) return { heading: 'offline.heading', message: 'offline.message', logged: false };
  if (code === linkEndedCode)
    return { heading: 'error.linkEnded', message: 'error.linkEndedMessage', logged: true, signsIn: 'error.linkEndedSignIn' };
  const soon =
    code === 'content-token-invalid' ||
    code === 'content-unreachable' ||
    (status === 0 && source !== 'app') ||
    ((status === 401 || status === 403) && source === 'app') ||
    (status === 404 && source === 'content');
  if (soon) return { heading: 'error.comingSoon', message: 'error.comingSoonMessage', logged: false };
  if (status === 401) return { heading: 'error.unauthorized', message: 'error.unauthorizedMessage', logged: true, signsIn: 'error.signIn' };
  if (status === 403) return { heading: 'error.notFound403', message: 'error.notFoundMessage', logged: true };
  if (status === 404) return { heading: 'error.notFound404', message: 'error.notFoundMessage', logged: true };
  if (status === timedOut) return { heading: 'error.timeout', message: 'error.timeoutMessage', logged: false };
  return { heading: 'error.unexpected', message: 'error.unexpectedMessage', logged: true };
}
