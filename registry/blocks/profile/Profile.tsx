import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { LinkButton, NeedNotice, Section, StatusMark, Verbatim } from '#ui';
import { toneOf } from '../../statuses/index.ts';
import { ContactDetail } from './ContactDetail.tsx';
import { DetailViews } from './DetailViews.tsx';
import { PersonalDetail } from './PersonalDetail.tsx';
import type { ProfileProps, texts } from './profile.schema.ts';
import styles from './profile.module.css';

/** PRO-01, PRO-02: who one is here, how one is reached, and what else is known; what may be corrected is corrected in its place. */
export function Profile({ id, text, language, data, act }: ProfileProps & BlockEnvironment<typeof texts, 'profile'>) {
  const state = data.profile;
  const [news, setNews] = useState<{ readonly of: string; readonly words: string }>();
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} empty={text.noAccount} />
      </Section>
    );
  const view = state.value;
  const given = (of: string) => ({
    id,
    text,
    language,
    act,
    view,
    news: news?.of === of ? news.words : '',
    announce: (words: string) => setNews({ of, words }),
  });
  return (
    <Section id={id}>
      <div className={styles.profile}>
        <dl className={styles.facts}>
          <div>
            <dt>{text.identifier}</dt>
            <dd>
              <Verbatim>{view.identifier}</Verbatim>
            </dd>
            <dd className={styles.hint}>{text.identifierHint}</dd>
          </div>
          {view.status && (
            <div>
              <dt>{text.status}</dt>
              <dd>
                <StatusMark tone={toneOf(view.status.colour)}>{view.status.text}</StatusMark>
              </dd>
            </div>
          )}
        </dl>
        <section className={styles.card} aria-labelledby={`${id}-contact`}>
          <div className={styles.head}>
            <h2 id={`${id}-contact`}>{text.contact}</h2>
            <p>{view.forPerson ? text.contactIntroStaff : text.contactIntro}</p>
          </div>
          <PersonalDetail what="name" {...given('name')} />
          <ContactDetail kind="email" {...given('email')} />
          <ContactDetail kind="phone" {...given('phone')} />
          <PersonalDetail what="address" {...given('address')} />
        </section>
        {view.details.length > 0 && (
          <section className={styles.card} aria-labelledby={`${id}-details`}>
            <div className={styles.head}>
              <h2 id={`${id}-details`}>{text.details}</h2>
            </div>
            <DetailViews views={view.details} />
          </section>
        )}
        <p className={styles.back}>
          <LinkButton look="secondary" href={view.backHref}>
            {text.back}
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}
