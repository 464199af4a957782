import { failureWords, offlineCode, readFailure } from '../../failure/index.ts';
import { useShown } from '../../visit/index.ts';
import { CrashWords } from './CrashScreen.tsx';
import type * as failureScreens from './failure-screens.ts';
import type { NoticeProps } from './Notice.tsx';

let screens: typeof failureScreens | undefined;

/**
 * Loads the screens of failures. A loader whose screen is one waits for it, so that it is drawn at once; every document fetches it ahead, because
 * when it is needed there may be no connection.
 */
export async function loadFailureScreens(): Promise<void> {
  screens ??= await import('./failure-screens.ts');
}

/** A heading, a message and the ways on. */
export const NoticeScreen = (props: NoticeProps) => (screens ? <screens.Notice {...props} /> : <CrashWords />);

/** ERR-01: the error page. */
export function ErrorScreen() {
  const { failure = readFailure() } = useShown();
  if (failure.code === offlineCode && screens) return <screens.OfflineScreen />;
  const { heading, message } = failureWords(failure);
  return <NoticeScreen heading={heading} message={message} over={failure.status === 999} />;
}
