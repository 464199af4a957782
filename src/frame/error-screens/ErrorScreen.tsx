import { word } from '../../tenant/index.ts';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';
import { partAfterHydration } from '../part-after-hydration.tsx';
import type * as failureScreens from './failure-screens.ts';
import type { NoticeProps } from './Notice.tsx';

let screens: typeof failureScreens | undefined;

/**
 * Loads the screens of failures. A loader whose screen is one waits for it, so that it is drawn at once; every document fetches it ahead, because
 * when it is needed there may be no connection.
 */
export const loadFailureScreens = async (): Promise<typeof failureScreens> => (screens ??= await import('./failure-screens.ts'));

const { Part: SentFormNote, load } = partAfterHydration(async () => (await loadFailureScreens()).SentFormNote);

/** Loads them for a hydrated document, whose last resort has the note from then on. */
export const loadSentFormNote = load;

/** The last resort: nothing of the portal can be relied on here, so plain words and plain links, and CNF-01 where its code is here. */
export const CrashWords = () => (
  <MessagePage heading={word(undefined, 'error.unexpected')} message={word(undefined, 'error.unexpectedMessage')}>
    <SentFormNote />
    <Way>
      <a href="/">{word(undefined, 'error.continue')}</a>
    </Way>
  </MessagePage>
);

/** A heading, a message and the ways on. */
export const NoticeScreen = (props: NoticeProps) => (screens ? <screens.Notice {...props} /> : <CrashWords />);

/** ERR-01: the error page. */
export const ErrorScreen = () => (screens ? <screens.FailureScreen /> : <CrashWords />);
