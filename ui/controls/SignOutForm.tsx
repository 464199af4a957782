import type { FormEvent } from 'react';
import { registrationPages } from '#schemas/api';

interface SignOutFormProps {
  /** Signs out with the portal's script. */
  readonly onSubmit: (event: FormEvent) => void;
  /** Words of its button. */
  readonly children: string;
}

/** NAV-03: signs out, also before the portal's script has come. */
export function SignOutForm({ onSubmit, children }: SignOutFormProps) {
  return (
    <form method="post" action="/auth/sign-out" onSubmit={onSubmit}>
      <input type="hidden" name="returnTo" value={`${registrationPages.Register}?signedOut=1`} />
      <button>{children}</button>
    </form>
  );
}
