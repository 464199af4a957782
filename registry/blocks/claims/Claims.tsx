import type { ComponentProps } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ClaimsView } from '#schemas/api';
import { Icon, isIcon, NeedNotice, OpenFormButton, Section } from '#ui';
import { ClaimsGrid } from './ClaimsGrid.tsx';
import type { ClaimsProps, texts } from './claims.schema.ts';
import { History } from './History.tsx';
import { PhaseTracker } from './phase-tracker/PhaseTracker.tsx';
import { SignDocuments } from './SignDocuments.tsx';
import { claimsDefaults, type ClaimsPart } from './defaults.ts';
import styles from './claims.module.css';

/** How the claims are going: phases and history once, then documents and each claim (CLM-01, CLM-02, CLM-07…CLM-09). */
export function Claims({
  id,
  parts = claimsDefaults.parts,
  noClaimsHeading,
  noClaimsText,
  newClaim,
  pageSize = claimsDefaults.pageSize,
  text,
  language,
  data,
  act,
}: ClaimsProps & BlockEnvironment<typeof texts, 'claims'>) {
  const state = data.claims;
  const open = (form: Parameters<typeof act<'open-form'>>[1]): void => void act('open-form', form);
  const closed = state.state === 'ready' && state.value.closed;
  const has = (part: ClaimsPart): boolean => parts.includes(part);
  // Without an account there is no claim to begin (MYC-04).
  if (state.state === 'empty')
    return state.ofEditor || !has('claims') ? null : (
      <Section id={id} heading={noClaimsHeading} intro={noClaimsText}>
        {null}
      </Section>
    );
  // Where a page has the parts in several places, the claims report for all of them.
  if (state.state !== 'ready')
    return state.state === 'unavailable' && !has('claims') ? null : (
      <Section id={id} heading={text.claims}>
        <NeedNotice need={state} text={text} />
      </Section>
    );
  const view = state.value;
  const steps = has('phases') ? view.steps : [];
  const events = has('history') ? view.history : [];
  const history = events.length > 0 && <History history={events} text={text} language={language} />;
  const eSign = has('documents') ? view.eSign : undefined;
  const isBare = steps.length === 0 && !history && !eSign && (!has('claims') || (closed && view.rows.length === 0));
  if (isBare && !has('claims')) return null;
  return (
    <Section id={id} heading={isBare ? undefined : (has('phases') && view.title) || text.claims}>
      <div className={styles.parts}>
        {has('phases') && (steps.length > 0 || history) && (
          <div className={styles.progress}>
            {steps.length > 0 && <PhaseTracker id={id} steps={steps} text={text} language={language} />}
            {history}
          </div>
        )}
        {eSign && <SignDocuments eSign={eSign} text={text} language={language} />}
        {has('claims') && (
          <ListOfClaims {...{ view, pageSize, noClaimsHeading, noClaimsText, newClaim, text, language, open }} isNamed={has('phases')} />
        )}
        {!has('phases') && history}
      </div>
    </Section>
  );
}

interface ListOfClaimsProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly newClaim: ClaimsProps['newClaim'] | undefined;
  readonly noClaimsHeading: string | undefined;
  readonly noClaimsText: string | undefined;
  readonly view: ClaimsView;
  readonly pageSize: number;
  /** Under a heading of something else. */
  readonly isNamed: boolean;
  readonly open: ComponentProps<typeof OpenFormButton>['open'];
}

function ListOfClaims({ view, pageSize, noClaimsHeading, noClaimsText, newClaim, isNamed, text, language, open }: ListOfClaimsProps) {
  const beginning = view.closed || view.noNewClaim ? undefined : newClaim;
  return (
    <>
      {view.rows.length > 0 && view.columns.length > 0 && <ClaimsGrid {...{ view, pageSize, isNamed, text, language }} />}
      {/* The columns are those of the administrator's system, which has nothing of the account yet. */}
      {view.rows.length > 0 && view.columns.length === 0 && <p className={styles.none}>{text.notListed}</p>}
      {view.rows.length === 0 && !view.closed && noClaimsHeading && (
        <div className={styles.none}>
          <h3>{noClaimsHeading}</h3>
          {noClaimsText && <p>{noClaimsText}</p>}
        </div>
      )}
      {(beginning || view.buttons.length > 0) && (
        <div className={styles.buttons}>
          {beginning && (
            <OpenFormButton
              anew
              look="secondary"
              formSlug={beginning.formSlug}
              formConfirmationSlug={beginning.formConfirmationSlug}
              open={open}
            >
              {beginning.label}
            </OpenFormButton>
          )}
          {view.buttons.map((button) => (
            <OpenFormButton
              key={button.formSlug}
              anew
              look={lookOf(button.css)}
              formSlug={button.formSlug}
              formConfirmationSlug={button.formConfirmationSlug}
              open={open}
            >
              {isIcon(button.icon) && <Icon name={button.icon} />}
              {button.label}
            </OpenFormButton>
          ))}
        </div>
      )}
    </>
  );
}

/** CLM-07: the look that `controlCss` names, by itself or among the classes of another system; else a quiet button. */
const lookOf = (css = ''): 'primary' | 'secondary' | 'quiet' =>
  /\bprimary\b/.test(css) ? 'primary' : /\bsecondary\b/.test(css) ? 'secondary' : 'quiet';
