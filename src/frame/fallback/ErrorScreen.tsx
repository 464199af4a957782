import { failureWords, offlineCode, readFailure } from '../../failure/index.ts';
import { useShown } from '../../visit/index.ts';
import { OfflineScreen } from './OfflineScreen.tsx';
import { Notice } from './Notice.tsx';

/** ERR-01: the error page. */
export function ErrorScreen() {
  const { failure = readFailure() } = useShown();
  if (failure.code === offlineCode) return <OfflineScreen />;
  const { heading, message } = failureWords(failure);
  return <Notice heading={heading} message={message} over={failure.status === 999} />;
}
