import type { Help } from '#schemas/shared';
import { mailHref, telHref } from '#schemas/shared/tel-href';
import styles from './help-line.module.css';
import { Icon } from '../pictures/Icon.tsx';
import { MailAddress } from './MailAddress.tsx';
import { Verbatim } from './Verbatim.tsx';

/** How to reach a person, on one line where there is space. */
export function HelpLine({ help: { phone, email, hours }, label }: { readonly help: Help; readonly label: string }) {
  return (
    <div className={styles.help}>
      <span className={styles.label}>{label}</span>
      {phone && (
        <a className={styles.way} href={telHref(phone)}>
          <Icon name="phone" />
          <Verbatim dir="ltr">{phone}</Verbatim>
        </a>
      )}
      {email && (
        <a className={styles.way} href={mailHref(email)}>
          <Icon name="mail" />
          <MailAddress email={email} />
        </a>
      )}
      {hours && <span className={styles.hours}>{hours}</span>}
    </div>
  );
}
