import type { BlockEnvironment } from '#engine';
import { DataNotice, LinkButton, NeedNotice, Section } from '#ui';
import type { CommunicationsPreferencesProps, texts } from './communications-preferences.schema.ts';
import styles from './communications-preferences.module.css';

/** COM-01: one way to each form that decides what a person is sent. */
export function CommunicationsPreferences({
  id,
  heading,
  intro,
  text,
  data,
}: CommunicationsPreferencesProps & BlockEnvironment<typeof texts, 'preferences'>) {
  const state = data.preferences;
  if (state.state !== 'ready')
    return (
      <Section id={id} heading={heading}>
        <NeedNotice need={state} text={text} empty={text.none} />
      </Section>
    );
  const { forms, profileHref, backHref } = state.value;
  const words = { choose: text.choose, stop: text.stop };
  return (
    <Section id={id} heading={heading}>
      <div className={styles.preferences}>
        {forms.length > 0 ? <p>{intro ?? text.intro}</p> : <DataNotice state="empty" words={text.none} />}
        <ul>
          {forms.map(({ kind, href }) => (
            <li key={kind}>
              <a href={href}>{words[kind]}</a>
            </li>
          ))}
          <li>
            <a href={profileHref}>{text.profile}</a>
          </li>
        </ul>
        <p>
          <LinkButton look="secondary" href={backHref}>
            {text.back}
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}
