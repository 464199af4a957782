import type { Given } from '#engine';
import { Button, DataNotice, Section, StatusMark, toneOf } from '../../ui/index.ts';
import { ClaimsGrid } from './ClaimsGrid.tsx';
import type { ClaimsProps, texts } from './claims.schema.ts';
import { PhaseTracker } from './PhaseTracker.tsx';
import { SignDocuments } from './SignDocuments.tsx';
import styles from './claims.module.css';

/** Status of the account's claims in words and steps, then each claim (CLM-01…CLM-03, CLM-07…CLM-09). */
export function Claims({
  id,
  noClaimsHeading,
  noClaimsText,
  newClaim,
  pageSize = 10,
  text,
  language,
  data,
  act,
}: ClaimsProps & Given<typeof texts, 'claims'>) {
  const state = data.claims;
  const open = ({ formSlug, formConfirmationSlug }: Omit<NonNullable<ClaimsProps['newClaim']>, 'label'>): void =>
    void act('open-form', { formSlug, ...(formConfirmationSlug ? { formConfirmationSlug } : {}) });
  const aside = newClaim && (
    <Button look="secondary" onClick={() => open(newClaim)}>
      {newClaim.label}
    </Button>
  );
  if (state.state === 'empty')
    return (
      <Section id={id} heading={noClaimsHeading} intro={noClaimsText} aside={aside}>
        {null}
      </Section>
    );
  if (state.state !== 'ready')
    return (
      <Section id={id} heading={text.claims}>
        <DataNotice
          state={state.state}
          words={state.state === 'loading' ? text.loading : text.unavailable}
          again={state.state === 'unavailable' ? { label: text.tryAgain, retry: state.retry } : undefined}
        />
      </Section>
    );
  const view = state.value;
  return (
    <Section id={id} heading={view.title || text.claims} aside={aside}>
      <dl className={styles.facts}>
        <div>
          <dt>{view.identifierLabel}</dt>
          <dd>
            <bdi>{view.identifier}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd>
            <StatusMark tone={toneOf(view.status.colour)}>{view.status.description}</StatusMark>
          </dd>
        </div>
        {view.status.notes.map((note) => (
          <div key={note.title}>
            <dt>
              <bdi>{note.title}</bdi>
            </dt>
            <dd>
              <bdi>{note.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {view.steps.length > 0 && <PhaseTracker id={id} steps={view.steps} text={text} language={language} />}
      {view.message && (
        <div className={styles.message} data-tone={view.message.tone}>
          <h3>{view.message.header}</h3>
          <p>{view.message.description}</p>
        </div>
      )}
      {view.eSign && <SignDocuments eSign={view.eSign} text={text} language={language} />}
      {view.buttons.length > 0 && (
        <div className={styles.buttons}>
          {view.buttons.map((button) => (
            <Button key={button.formSlug} look="secondary" onClick={() => open(button)}>
              {button.label}
            </Button>
          ))}
        </div>
      )}
      {view.rows.length > 0 ? (
        <ClaimsGrid view={view} pageSize={pageSize} text={text} language={language} />
      ) : (
        <div className={styles.none}>
          <h3>{noClaimsHeading}</h3>
          {noClaimsText && <p>{noClaimsText}</p>}
        </div>
      )}
    </Section>
  );
}
