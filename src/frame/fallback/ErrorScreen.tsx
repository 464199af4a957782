import { failureWords, offlineCode, readFailure } from '../../failure/index.ts';
import { useShown } from '../../visit/index.ts';
import { Notice } from './Notice.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

/** ERR-01: the error page. That of a lost connection is drawn at once: the focus goes to its heading when it arrives. */
export function ErrorScreen() {
  const { failure = readFailure() } = useShown();
  if (failure.code === offlineCode) return <OfflineScreen />;
  const { heading, message } = failureWords(failure);
  return <Notice heading={heading} message={message} over={failure.status === 999} />;
}
