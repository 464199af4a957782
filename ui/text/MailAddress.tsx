import { Fragment } from 'react';

/** An email address that breaks, where it must, after its @ or before a dot. */
export function MailAddress({ email }: { readonly email: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {(email.match(/\.?[^.@]+@?|[.@]/g) ?? []).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
