import { useEffect } from 'react';
import { useRouteError } from '../../router/index.ts';
import { word } from '../../tenant/index.ts';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';
import styles from '../message-page/message-page.module.css';

/** Whether a browser, or Vite, could not load a module or its styles: each has words of its own. */
const isCodeMissing = (error: unknown): boolean => /module|preload CSS/.test(String(error));

const withoutPart = (href: string): string => href.replace(/#.*/, '');

/** Whether another place is shown than the one that the document was opened at: then a new document has not been tried. */
const hasMoved = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && withoutPart(opened.name) !== withoutPart(location.href);
};

/**
 * The last resort, when the portal itself fails: nothing of it can be relied on here, so plain words and plain links. ERR-01: where the code of a place
 * is missing, another version of the portal may have taken the place of this document's: the place opens as a new document.
 */
export function CrashScreen() {
  const error = useRouteError();
  const opensAnew = isCodeMissing(error) && hasMoved();
  useEffect(() => {
    if (opensAnew) location.reload();
  }, [opensAnew]);
  return (
    <main id="main" className={styles.whole}>
      {!opensAnew && <CrashWords />}
    </main>
  );
}

/** The words of the last resort, within a page whose other code did not load. */
export const CrashWords = () => (
  <MessagePage heading={word(undefined, 'error.unexpected')} message={word(undefined, 'error.unexpectedMessage')}>
    <Way>
      <a href="/">{word(undefined, 'error.continue')}</a>
    </Way>
  </MessagePage>
);
