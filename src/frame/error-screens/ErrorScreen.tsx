import { CrashWords } from './CrashScreen.tsx';
import type * as failureScreens from './failure-screens.ts';
import type { NoticeProps } from './Notice.tsx';

let screens: typeof failureScreens | undefined;

/**
 * Loads the screens of failures. A loader whose screen is one waits for it, so that it is drawn at once; every document fetches it ahead, because
 * when it is needed there may be no connection.
 */
export const loadFailureScreens = async (): Promise<typeof failureScreens> => (screens ??= await import('./failure-screens.ts'));

/** A heading, a message and the ways on. */
export const NoticeScreen = (props: NoticeProps) => (screens ? <screens.Notice {...props} /> : <CrashWords />);

/** ERR-01: the error page. */
export const ErrorScreen = () => (screens ? <screens.FailureScreen /> : <CrashWords />);
