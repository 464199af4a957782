import { filled, type Given } from '#engine';
import { maxCounted, type ListingView } from '#schemas/api';
import { LinkButton, NeedNotice, Section } from '../../ui/index.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { Pages } from './Pages.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import type { ListingProps, texts } from './listing.schema.ts';
import styles from './listing.module.css';

/** APP-05: the accounts or the submissions of the tenant, for staff; search, filters, order and page are part of the address. */
export function Listing({ id, text, language, data, act }: ListingProps & Given<typeof texts, 'listing'>) {
  const state = data.listing;
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} empty={text.notStaff} />
      </Section>
    );
  const view = state.value;
  return (
    <Section id={id}>
      <div className={styles.listing}>
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
          {view.list === 'accounts' && view.registerHref && (
            <LinkButton href={view.registerHref} look="secondary">
              {text.register}
            </LinkButton>
          )}
        </div>
        <SearchForm key={view.address} {...{ id, view, text, act }} />
        <p role="status" className={styles.found}>
          {view.rows.length === 0 ? text.none : foundWords(view, text, language)}
        </p>
        {view.rows.length > 0 &&
          (view.list === 'accounts' ? <AccountsTable {...{ view, text, language }} /> : <SubmissionsTable {...{ view, text, language }} />)}
        <Pages view={view} text={text} />
      </div>
    </Section>
  );
}

function foundWords({ total }: ListingView, text: Given<typeof texts>['text'], language: string): string {
  const many = total > maxCounted;
  const number = new Intl.NumberFormat(language).format(many ? maxCounted : total);
  return filled(many ? text.foundMany : text.found, { total: number });
}
