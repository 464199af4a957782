import { linkTokenParameter, withoutLinkToken } from '#schemas/api';
import { isSlug } from '#schemas/shared/slug';

/** What a mailed link brings along (APP-07). */
export interface MailedLink {
  readonly token: string;
  /** The address that it was opened by, with the secret. */
  readonly address: string;
  /** The form it leads to; my-claim where it names none. */
  readonly slug: string;
  /** Puts the secret back: a reload tries it again. */
  readonly putBack: () => void;
}

interface LinkRecipient {
  readonly username: string;
  /** The secret of the link, where it is not used yet. */
  readonly token?: string;
}

let recipient: LinkRecipient | undefined;

/** Takes the secret of a mailed link out of the address, so that no history, referrer or other script has it (SEC-10). */
export function takeLink(place: URL): MailedLink | undefined {
  const token = place.searchParams.get(linkTokenParameter);
  if (!token) return undefined;
  const url = withoutLinkToken(place);
  const show = (address: URL) => history.replaceState(history.state, '', address.pathname + address.search);
  show(url);
  const name = url.searchParams.get('name') ?? '';
  return { token, address: place.pathname + place.search, slug: isSlug(name) ? name : 'my-claim', putBack: () => show(place) };
}

/** Where the form of a link opens (LOGIN-17, FRM-09). Pure. */
export const linkedForm = (slug: string, submissionId: string | undefined): string =>
  `/form/${slug}?${new URLSearchParams({ ...(submissionId ? { submissionId } : {}), isSaveAndReturn: 'true' })}`;

/** Remembers in this document whom a link was sent to, for the sign-in it leads to. */
export const rememberRecipient = (username: string, token?: string): void => void (recipient = { username, ...(token && { token }) });

/** The link that led to this sign-in and is not used up yet: asking for it uses it. */
export function takeUnusedLink(): string | undefined {
  const token = recipient?.token;
  if (recipient) recipient = { username: recipient.username };
  return token;
}

/** Whom the link was sent to that led to this document's sign-in. */
export const linkRecipient = (): string | undefined => recipient?.username;
