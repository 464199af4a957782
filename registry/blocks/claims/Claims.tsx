import type { Given } from '#engine';
import { Icon, isIcon, NeedNotice, OpenFormButton, Section } from '../../ui/index.ts';
import { ClaimsGrid } from './ClaimsGrid.tsx';
import type { ClaimsProps, texts } from './claims.schema.ts';
import { History } from './History.tsx';
import { PhaseTracker } from './phase-tracker/PhaseTracker.tsx';
import { SignDocuments } from './SignDocuments.tsx';
import { claimsDefaults } from './defaults.ts';
import styles from './claims.module.css';

/** How the claims are going: phases and history once, then documents and each claim (CLM-01, CLM-02, CLM-07…CLM-09). */
export function Claims({
  id,
  noClaimsHeading,
  noClaimsText,
  newClaim,
  pageSize = claimsDefaults.pageSize,
  text,
  language,
  data,
  act,
}: ClaimsProps & Given<typeof texts, 'claims'>) {
  const state = data.claims;
  const open = (form: Parameters<typeof act<'open-form'>>[1]): void => void act('open-form', form);
  const closed = state.state === 'ready' && state.value.closed;
  const aside = newClaim && !closed && (
    <OpenFormButton anew look="secondary" formSlug={newClaim.formSlug} formConfirmationSlug={newClaim.formConfirmationSlug} open={open}>
      {newClaim.label}
    </OpenFormButton>
  );
  // Without an account there is no claim to begin (MYC-04).
  if (state.state === 'empty')
    return (
      <Section id={id} heading={noClaimsHeading} intro={noClaimsText}>
        {null}
      </Section>
    );
  if (state.state !== 'ready')
    return (
      <Section id={id} heading={text.claims}>
        <NeedNotice need={state} text={text} />
      </Section>
    );
  const view = state.value;
  const hasProgress = view.steps.length > 0 || view.history.length > 0;
  const isBare = closed && !hasProgress && !view.eSign && view.rows.length === 0;
  return (
    <Section id={id} heading={isBare ? undefined : view.title || text.claims} aside={aside}>
      <div className={styles.parts}>
        {hasProgress && (
          <div className={styles.progress}>
            {view.steps.length > 0 && <PhaseTracker id={id} steps={view.steps} text={text} language={language} />}
            {view.history.length > 0 && <History history={view.history} text={text} language={language} />}
          </div>
        )}
        {view.eSign && <SignDocuments eSign={view.eSign} text={text} language={language} />}
        {view.rows.length > 0 && view.columns.length > 0 && <ClaimsGrid view={view} pageSize={pageSize} text={text} language={language} />}
        {/* The columns are those of the administrator's system, which has nothing of the account yet. */}
        {view.rows.length > 0 && view.columns.length === 0 && <p className={styles.none}>{text.notListed}</p>}
        {view.rows.length === 0 && !closed && (
          <div className={styles.none}>
            <h3>{noClaimsHeading}</h3>
            {noClaimsText && <p>{noClaimsText}</p>}
          </div>
        )}
        {view.buttons.length > 0 && (
          <div className={styles.buttons}>
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
      </div>
    </Section>
  );
}

/** CLM-07: the look that `controlCss` names, by itself or among the classes of another system; else a quiet button. */
const lookOf = (css = ''): 'primary' | 'secondary' | 'quiet' =>
  /\bprimary\b/.test(css) ? 'primary' : /\bsecondary\b/.test(css) ? 'secondary' : 'quiet';
