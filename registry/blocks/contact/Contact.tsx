import type { ReactNode } from 'react';
import type { BlockEnvironment } from '#engine';
import { mailHref, telHref } from '#schemas/shared/tel-href';
import { MailAddress, Icon, type IconName, Section, Verbatim } from '#ui';
import { ContactMap } from './ContactMap.tsx';
import styles from './contact.module.css';
import type { ContactProps, texts } from './contact.schema.ts';

/** Address, email, phone and map (BLK-02). */
export function Contact({ id, heading, intro, address, email, phone, hours, map, text }: ContactProps & BlockEnvironment<typeof texts>) {
  const ways: readonly { icon: IconName; term: string; details: ReactNode }[] = [
    ...(phone
      ? [
          {
            icon: 'phone' as const,
            term: text.phone,
            details: (
              <a href={telHref(phone)}>
                <Verbatim dir="ltr">{phone}</Verbatim>
              </a>
            ),
          },
        ]
      : []),
    ...(email
      ? [
          {
            icon: 'mail' as const,
            term: text.email,
            details: (
              <a href={mailHref(email)}>
                <MailAddress email={email} />
              </a>
            ),
          },
        ]
      : []),
    ...(hours ? [{ icon: 'clock' as const, term: text.hours, details: hours }] : []),
    ...(address ? [{ icon: 'pin' as const, term: text.address, details: <address>{address.split('\n').map(toLine)}</address> }] : []),
  ];
  return (
    <Section id={id} heading={heading} intro={intro} layout="split">
      <dl className={styles.ways}>
        {ways.map(({ icon, term, details }) => (
          <div key={icon} className={styles.way}>
            <dt className={styles.term}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              {term}
            </dt>
            <dd className={styles.details}>{details}</dd>
          </div>
        ))}
      </dl>
      {map && <ContactMap map={map} text={text} />}
    </Section>
  );
}

/** Each line in its own direction, and none moved to the other side for it. */
const toLine = (line: string, index: number) => (
  <div key={index}>
    <bdi>{line}</bdi>
  </div>
);
