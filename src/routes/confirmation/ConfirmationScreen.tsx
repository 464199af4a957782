import { useEffect } from 'react';
import { fileWarningWord } from '#schemas/shared/file-warnings';
import { BackLink, Button, Icon, LinkButton, Prose, Verbatim } from '#ui';
import { carryChoice } from '../../acting/index.ts';
import { ErrorScreen, MessagePage, WaitingScreen, Way } from '../../frame/index.ts';
import { usePortal, useShown, type Visit } from '../../visit/index.ts';
import { useNavigate } from '../../router/index.ts';
import { homeOf, signInPath } from '../../auth/index.ts';
import { sentFiles, splitAfterReference, withoutPrintButton, withReference } from '../../forms/index.ts';
import { confirmationWord, countedConfirmation } from './confirmation-words.ts';
import type { Confirmed } from './show-confirmation.ts';
import { AnswersCopy } from './AnswersCopy.tsx';
import { MailedCopy } from './MailedCopy.tsx';
import { CopyReference } from './CopyReference.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import styles from './confirmation.module.css';

/** Content's confirmation with the reference in it; its button named ButtonPrint prints, beside that which copies the reference (CNF-01). */
export function ConfirmationScreen() {
  const { visit, view, failure, status, waiting } = useShown();
  useLeaving(view ? visit : undefined);

  if (failure || !visit) return <ErrorScreen />;
  if (status === 404) return <NotFoundScreen />;
  if (waiting) return <WaitingScreen />;
  return view ? <Confirmation visit={visit} view={view as Confirmed} /> : <NothingToConfirm visit={visit} />;
}

function Confirmation({
  visit,
  view: { html, reference, detailHref, submissionId, unusable, isRegistration, mailsCopyOf },
}: {
  readonly visit: Visit;
  readonly view: Confirmed;
}) {
  const files = sentFiles(reference);
  const missingFiles = Number(visit.url.searchParams.get('missingFiles') ?? 0);
  const { html: words, words: print } = withoutPrintButton(html);
  const [goodNews, next] = splitAfterReference(words);
  const isCopied = reference !== '' && html.includes('Identifier');
  return (
    <div className={styles.confirmation}>
      {missingFiles > 0 && (
        <div className={styles.missing} role="alert">
          <p>{countedConfirmation(visit.site, 'confirmation.missingFiles', { count: missingFiles })}</p>
          <Names names={files.missing} />
        </div>
      )}
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <Prose html={withReference(goodNews, reference)} />
      {(isCopied || print) && (
        <div className={styles.copy}>
          {isCopied && <CopyReference reference={reference} site={visit.site} />}
          {print && (
            <Button look="secondary" name="ButtonPrint" onClick={() => window.print()}>
              {print}
            </Button>
          )}
        </div>
      )}
      {next !== '' && <Prose html={withReference(next, reference)} />}
      {unusable && (
        <div className={styles.missing} role="alert">
          <p>{confirmationWord(visit.site, 'confirmation.filesToReplace')}</p>
          <ul className={styles.names}>
            {unusable.map(({ name, warning }, index) => (
              <li key={index}>
                <Verbatim>{name}</Verbatim>
                <p>{confirmationWord(visit.site, `confirmation.${fileWarningWord[warning]}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.arrived.length > 0 && (
        <div>
          <p>{confirmationWord(visit.site, 'confirmation.arrivedFiles')}</p>
          <Names names={files.arrived} />
        </div>
      )}
      <div className={styles.ways}>
        {detailHref && <LinkButton href={detailHref}>{confirmationWord(visit.site, 'confirmation.detail')}</LinkButton>}
        {(submissionId !== undefined || isRegistration) && (
          <AnswersCopy visit={visit} submissionId={submissionId} reference={reference} leads={!detailHref} />
        )}
        {mailsCopyOf !== undefined && <MailedCopy visit={visit} submissionId={mailsCopyOf} />}
      </div>
      <BackLink href={homeOf(visit.site.claimsEnabled)}>{confirmationWord(visit.site, 'confirmation.back')}</BackLink>
    </div>
  );
}

/** In the place of a confirmation that is not for this browser or person: the way to what they have sent. */
function NothingToConfirm({ visit: { site, url } }: { readonly visit: Visit }) {
  const signedIn = usePortal().session.current().state === 'signed-in';
  const signIn = signInPath(url.pathname + url.search);
  return (
    <MessagePage heading={confirmationWord(site, 'confirmation.unknown')} message={confirmationWord(site, 'confirmation.unknownHint')}>
      <Way>
        {signedIn ? (
          <BackLink href={homeOf(site.claimsEnabled)}>{confirmationWord(site, 'confirmation.back')}</BackLink>
        ) : (
          <LinkButton href={signIn}>{confirmationWord(site, 'confirmation.signIn')}</LinkButton>
        )}
      </Way>
    </MessagePage>
  );
}

/** Names of files as the sender's device has them: each in its own direction. */
const Names = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 && (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={index}>
          <Verbatim>{name}</Verbatim>
        </li>
      ))}
    </ul>
  );

/** CNF-02: a reload after save and return leads to the hub, as Back does but for the holder of a link (`goWithBack`). */
function useLeaving(visit: Visit | undefined): void {
  const navigate = useNavigate();
  const to = carryChoice(visit ? homeOf(visit.site.claimsEnabled) : '/', visit?.acting);
  const saved = visit?.url.searchParams.get('isSaveAndReturn') === 'true';
  useEffect(() => {
    if (saved && isReload()) void navigate(to, { replace: true });
  }, [saved, to, navigate]);
}

const isReload = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';
