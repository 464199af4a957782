import { failureWords, linkEndedCode, offlineCode, readFailure, timedOut, type LoadFailure } from '../../failure/index.ts';
import { word, type Site } from '../../tenant/index.ts';
import { useShown } from '../../visit/index.ts';
import { Tall } from '../Tall.tsx';
import { Notice } from './Notice.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

/** ERR-01: the error page. */
export function FailureScreen() {
  const { failure = readFailure() } = useShown();
  if (failure.code === offlineCode) return <OfflineScreen />;
  const { heading, message } = failureWords(failure);
  if (failure.code === linkEndedCode) return <Notice heading={heading} message={message} signsIn />;
  const over = failure.status === timedOut;
  const notice = <Notice heading={heading} message={message} over={over} signsIn={failure.status === 401} />;
  // Only the device knows what it keeps of an open form.
  return over ? <Tall>{notice}</Tall> : notice;
}

/** Title of the error page. */
export const failureTitle = (site: Site, failure: LoadFailure): string => word(site, failureWords(failure).heading);
