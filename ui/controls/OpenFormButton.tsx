import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './button.module.css';

interface OpenFormButtonProps {
  readonly formSlug: string;
  readonly submissionId?: string | undefined;
  readonly formConfirmationSlug?: string | undefined;
  /** Begins a claim beside those that were sent before (CLM-01). */
  readonly anew?: boolean;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Its accessible name, where that is more than what it shows. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly open: (form: { formSlug: string; submissionId?: string; formConfirmationSlug?: string; createClaim?: boolean }) => void;
}

/** Opens a form of the tenant (MYC-02, CLM-07): by the page's script, and until that is there by a plain form that goes to the same address. */
export function OpenFormButton({ formSlug, submissionId, formConfirmationSlug, anew, look, label, children, open }: OpenFormButtonProps) {
  const query = { ...(submissionId ? { submissionId } : {}), ...(formConfirmationSlug ? { formConfirmationSlug } : {}) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open({ formSlug, ...query, ...(anew ? { createClaim: true } : {}) });
  };
  return (
    <form className={styles.opener} action={`/form/${encodeURIComponent(formSlug)}`} onSubmit={submit}>
      {anew && <input type="hidden" name="createClaim" value="true" />}
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...(look ? { look } : {})} aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
