import type { BlockEnvironment } from '#engine';
import { AccountStatus, DataNotice, NeedNotice, Heading, LinkButton, MailAddress, Section, Verbatim } from '#ui';
import { InterviewOfAccount } from '../../interview/index.ts';
import { statusLabel, toneOf } from '../../statuses/index.ts';
import { DocumentsOfAccount } from './DocumentsOfAccount.tsx';
import { FormsOfAccount } from './FormsOfAccount.tsx';
import { StatusSection } from './StatusSection.tsx';
import type { AccountDetailsProps, texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

/** APP-05: the account that staff chose: who it is, its forms, and what may be done for it. */
export function AccountDetails({ id, text, language, data, act }: AccountDetailsProps & BlockEnvironment<typeof texts, 'listingDetails'>) {
  const state = data.listingDetails;
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} empty={text.noAccount} />
      </Section>
    );
  const view = state.value;
  return (
    <Section id={id}>
      <div className={styles.details}>
        {view.savedBackHref && (
          <>
            <p role="status" className={styles.saved}>
              {text.savedNow}
            </p>
            <div>
              <LinkButton href={view.savedBackHref} look="secondary">
                {text.back}
              </LinkButton>
            </div>
          </>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{text.identifier}</dt>
            <dd>
              <Verbatim>{view.identifier}</Verbatim>
            </dd>
          </div>
          <div>
            <dt>{text.email}</dt>
            <dd>
              <MailAddress email={view.email} />
            </dd>
          </div>
          <div>
            <dt>{text.status}</dt>
            <dd>
              <AccountStatus tone={toneOf(view.colour)} label={statusLabel(text, view.status)} words={view.description} />
            </dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <LinkButton href={view.hubHref} look="secondary">
            {text.hub}
          </LinkButton>
          <LinkButton href={view.answersHref} look="secondary">
            {text.answers}
          </LinkButton>
          <LinkButton href={view.profileHref} look="secondary">
            {text.profile}
          </LinkButton>
          {view.updateHref && (
            <LinkButton href={view.updateHref} look="secondary">
              {text.update}
            </LinkButton>
          )}
        </div>
        {view.status === 'Inactive' && <p>{text.inactiveAccount}</p>}
        {view.booking && <InterviewOfAccount booking={view.booking} need="listingDetails" text={text} language={language} act={act} />}
        {view.statuses && <StatusSection id={id} {...view} {...view.statuses} text={text} language={language} act={act} />}
        {view.documents && (view.documents.length > 0 || view.documentTemplates) && (
          <DocumentsOfAccount {...view} id={id} documents={view.documents} text={text} language={language} act={act} />
        )}
        <div className={styles.forms}>
          <Heading level={2} id={`${id}-forms`}>
            {text.forms}
          </Heading>
          {view.forms.length === 0 ? (
            <DataNotice state="empty" words={text.noForms} />
          ) : (
            <FormsOfAccount id={id} {...view} text={text} language={language} act={act} />
          )}
        </div>
      </div>
    </Section>
  );
}
