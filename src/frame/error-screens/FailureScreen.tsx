import { failureWords, offlineCode, readFailure, timedOut, type LoadFailure } from '../../failure/index.ts';
import { word, type Site } from '../../tenant/index.ts';
import { useShown } from '../../visit/index.ts';
import { Notice } from './Notice.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

/** ERR-01: the error page. */
export function FailureScreen() {
  const { failure = readFailure() } = useShown();
  if (failure.code === offlineCode) return <OfflineScreen />;
  const { heading, message, signsIn } = failureWords(failure);
  return <Notice heading={heading} message={message} over={failure.status === timedOut} signsIn={signsIn} />;
}

/** Title of the error page. */
export const failureTitle = (site: Site, failure: LoadFailure): string => word(site, failureWords(failure).heading);
