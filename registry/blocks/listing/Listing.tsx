import { numberFormat } from '#locale/dates-and-numbers/intl';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxCounted, type ListingView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { LinkButton, NeedNotice, Section, useLocale } from '#ui';
import { AccountsTable } from './AccountsTable.tsx';
import { Pages } from './Pages.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import type { ListingProps, texts } from './listing.schema.ts';
import styles from './listing.module.css';

/** APP-05: the accounts or the submissions of the tenant, for staff; search, filters, order and page are part of the address. */
export function Listing({ id, text, language, data, act }: ListingProps & BlockEnvironment<typeof texts, 'listing'>) {
  const locale = useLocale(language);
  const state = data.listing;
  const [search, found] = [useRef<HTMLInputElement>(null), useRef<HTMLParagraphElement>(null)];
  const lead = useLead(state.state === 'ready' ? state.value.address : undefined);
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} empty={text.notStaff} />
      </Section>
    );
  const view = state.value;
  return (
    <Section id={id}>
      <div className={styles.listing} data-keeps-focus>
        <div className={styles.head}>
          <nav aria-label={text.lists}>
            <ul role="list" className={styles.lists}>
              {view.lists.map(({ list, href, current }) => (
                <li key={list}>
                  <a href={href} aria-current={current ? 'page' : undefined}>
                    {text[list]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {view.list === 'accounts' && (view.registerHref || view.statusesHref) && (
            <div className={styles.acts}>
              {view.statusesHref && <a href={view.statusesHref}>{text.setStatuses}</a>}
              {view.documentsHref && <a href={view.documentsHref}>{text.sendDocuments}</a>}
              {view.registerHref && (
                <LinkButton href={view.registerHref} look="secondary">
                  {text.register}
                </LinkButton>
              )}
            </div>
          )}
        </div>
        <SearchForm {...{ id, view, text, act, field: search }} onClear={(event) => lead(event, search)} />
        <p role="status" className={styles.found} tabIndex={-1} ref={found}>
          {view.rows.length === 0 ? text.none : foundWords(view, text, locale)}
        </p>
        {view.rows.length > 0 &&
          (view.list === 'accounts' ? <AccountsTable {...{ view, text, language }} /> : <SubmissionsTable {...{ view, text, language }} />)}
        <Pages view={view} text={text} onTurn={(event) => lead(event, found)} />
      </div>
    </Section>
  );
}

/**
 * Has the focus go on to the element that was named, once the list of another address is shown. Other controls stay, and the focus on them: this is for a
 * link that may be gone by then.
 */
function useLead(address: string | undefined): (event: MouseEvent, to: RefObject<HTMLElement | null>) => void {
  const next = useRef<HTMLElement>(undefined);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    next.current = undefined;
  }, [address]);
  return (event, to) => {
    // Another window opens then.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    next.current = to.current ?? undefined;
  };
}

/** How many were found, and which of them the page has, where it has not all of them. */
function foundWords({ total, preceding, rows }: ListingView, text: BlockEnvironment<typeof texts>['text'], language: string): string {
  const many = total > maxCounted;
  const { format } = numberFormat(language);
  const words = filled(many ? text.foundMany : text.found, { total: format(many ? maxCounted : total) });
  if (rows.length === total || preceding === undefined || preceding > maxCounted) return words;
  return `${words} · ${filled(text.shown, { first: format(preceding + 1), last: format(preceding + rows.length) })}`;
}
