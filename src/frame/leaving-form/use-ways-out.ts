import { useEffect } from 'react';
import { asksToLeave, losesAnswers } from '../../forms/index.ts';
import { usePortal } from '../../visit/index.ts';

/** Milliseconds for which a call or a mail that a person begins keeps the browser from asking. */
const calling = 1000;

/**
 * Ways out of a form that lead to no other place of the portal: while leaving asks, the browser asks before the tab closes (FRM-13, FRM-03), and the form
 * before a sign-out that would lose answers.
 */
export function useWaysOut(): void {
  const { unsent } = usePortal();
  useEffect(() => {
    let calledAt = 0;
    // Chromium reports that the page is left, which it is not.
    const calls = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]')) calledAt = Date.now();
    };
    // Asked anew: a document that is left for good lets go of them first.
    const closes = (event: BeforeUnloadEvent): void => {
      if (asksToLeave(unsent) && Date.now() - calledAt > calling) event.preventDefault();
    };
    const signsOut = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[action="/auth/sign-out"]') || !losesAnswers(unsent)) return;
      event.preventDefault();
      event.stopPropagation();
      unsent.guard?.ask({ leave: () => form.requestSubmit(), stay: () => undefined });
    };
    addEventListener('click', calls);
    addEventListener('beforeunload', closes);
    addEventListener('submit', signsOut, true);
    return () => {
      removeEventListener('click', calls);
      removeEventListener('beforeunload', closes);
      removeEventListener('submit', signsOut, true);
    };
  }, [unsent]);
}
