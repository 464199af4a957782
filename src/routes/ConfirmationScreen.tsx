import { useEffect, useState, type MouseEvent } from 'react';
import { filled } from '#engine';
import { Icon, LinkButton, Prose } from '#registry/ui';
import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import { usePortal } from '../app/portal-context.ts';
import { useBlocker, useNavigate } from '../app/router.ts';
import { useShown } from '../app/use-shown.ts';
import { homeOf } from '../auth/landing.ts';
import { keepReference, referenceOf, withReference } from '../forms/reference.ts';
import { sentFiles } from '../forms/sent-files.ts';
import { confirmationWord } from './confirmation-words.ts';
import type { Confirmed } from './confirmation.ts';
import { CopyReference } from './CopyReference.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import styles from './confirmation.module.css';

/** Content's confirmation with the reference in it; its button named ButtonPrint prints (CNF-01). */
export function ConfirmationScreen() {
  const { visit, view, fault } = useShown();
  const url = visit?.url;
  const reference = useReference(url);
  useLeaving(url, visit ? homeOf(visit.site.claimsEnabled) : '/');

  if (fault || !visit) return <FaultScreen />;
  if (!view) return <NotFoundScreen />;
  const { html } = view as Confirmed;
  const files = sentFiles(reference);
  const missingFiles = Number(visit.url.searchParams.get('missingFiles') ?? 0);
  return (
    // The button stands in content's html, so its press is heard here.
    <div className={styles.confirmation} onClick={printOnPress}>
      {missingFiles > 0 ? (
        <div className={styles.missing} role="alert">
          <p>{filled(confirmationWord(visit.site, 'confirmation.missingFiles'), { count: missingFiles })}</p>
          <Names names={files.missing} />
        </div>
      ) : (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
      <Prose html={withReference(html, reference)} />
      {files.arrived.length > 0 && (
        <div>
          <p>{confirmationWord(visit.site, 'confirmation.arrivedFiles')}</p>
          <Names names={files.arrived} />
        </div>
      )}
      <div className={styles.ways}>
        <LinkButton href={homeOf(visit.site.claimsEnabled)}>{confirmationWord(visit.site, 'confirmation.back')}</LinkButton>
        {reference !== '' && html.includes('Identifier') && <CopyReference reference={reference} site={visit.site} />}
      </div>
    </div>
  );
}

/** Names of files as somebody's device wrote them: each in its own direction. */
const Names = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 && (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );

/** CNF-01: the reference, kept on this device; empty until html may change on this page, as before that the policy lets none pass (SECURITY 4.3). */
function useReference(url: URL | undefined): string {
  const { ready } = usePortal();
  const [mayChange, setMayChange] = useState(false);
  useEffect(() => {
    ready().then(
      () => setMayChange(true),
      () => undefined,
    );
  }, [ready]);
  const reference = mayChange && url ? referenceOf(url) : '';
  useEffect(() => keepReference(reference), [reference]);
  return reference;
}

/** CNF-02: the browser's back button leads to the hub, not into the form that was sent; so does a reload after save and return. */
function useLeaving(url: URL | undefined, home: string): void {
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction, nextLocation }) => historyAction === 'POP' && nextLocation.pathname !== home);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    void navigate(home, { replace: true });
  }, [blocker, home, navigate]);
  const saved = url?.searchParams.get('isSaveAndReturn') === 'true';
  useEffect(() => {
    if (saved && isReload()) void navigate(home, { replace: true });
  }, [saved, home, navigate]);
}

const isReload = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

const printOnPress = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[name="ButtonPrint"], #ButtonPrint')) window.print();
};
