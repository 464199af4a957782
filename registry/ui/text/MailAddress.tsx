/** An email address that breaks, where it must, before the name of the host. */
export function MailAddress({ email }: { readonly email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </bdi>
  );
}
