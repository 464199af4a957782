import { lazy, Suspense } from 'react';
import { failureWords, offlineCode, readFailure } from '../../failure/index.ts';
import { useShown } from '../../visit/index.ts';
import { Notice } from './Notice.tsx';

/** Loaded with every document: when it is needed, there is no connection. */
export const loadOfflineScreen = async () => (await import('./OfflineScreen.tsx')).OfflineScreen;
const OfflineScreen = lazy(async () => ({ default: await loadOfflineScreen() }));

/** ERR-01: the error page. */
export function ErrorScreen() {
  const { failure = readFailure() } = useShown();
  const { heading, message } = failureWords(failure);
  const notice = <Notice heading={heading} message={message} over={failure.status === 999} />;
  if (failure.code !== offlineCode) return notice;
  return (
    <Suspense fallback={notice}>
      <OfflineScreen />
    </Suspense>
  );
}
