import { numberFormat } from '#locale/dates-and-numbers/intl';
import { useLocale } from '../../text/use-locale.ts';
import { filled } from '#locale/messages/filled';
import type { pagingTexts } from '#locale/messages/shared/paging';
import { Button } from '../Button.tsx';
import styles from './page-buttons.module.css';
import type { usePages } from './use-pages.ts';

interface PageButtonsProps extends Pick<ReturnType<typeof usePages>, 'page' | 'pages' | 'show'> {
  /** Names the list. */
  readonly label: string;
  readonly text: Readonly<Record<keyof typeof pagingTexts, string>>;
  readonly language: string;
}

/** To the other pages of a list of `usePages`; nothing where there is one. */
export function PageButtons({ page, pages, show, label, text, language }: PageButtonsProps) {
  const number = numberFormat(useLocale(language));
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <Button look="secondary" busy={page === 0} onClick={() => show(page - 1)}>
        {text.previous}
      </Button>
      <span role="status">{filled(text.pageOf, { page: number.format(page + 1), pages: number.format(pages) })}</span>
      <Button look="secondary" busy={page === pages - 1} onClick={() => show(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}
