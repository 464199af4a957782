import { linkTokenParameter, withoutLinkToken } from '#schemas/api';
import { storedInTab } from '../tab/index.ts';

interface KeptLink {
  readonly slug: string;
  readonly token: string;
}

const tab = storedInTab('form-link');
/** Where the storage of the tab is closed, a reload needs the link again. */
let here: KeptLink | undefined;

/**
 * Keeps the secret of a link that opens a form, once it is out of the address (SEC-10): in this tab, so that a reload opens the form again
 * ([decision](docs/decisions/0020-the-link-of-a-form.md)).
 */
export function keepFormLink(slug: string, token: string): void {
  here = { slug, token };
  tab.keep(JSON.stringify(here));
}

/** The secret of the link that opened this form in this tab. */
export function formLinkOf(slug: string): string | undefined {
  const kept = here ?? read();
  return kept?.slug === slug ? kept.token : undefined;
}

/** It was used, refused, or its holder leaves. */
export function forgetFormLink(): void {
  here = undefined;
  tab.forget();
}

/**
 * The address has the secret again until the form of the document is taken over: a reload, Back or another try before has what was typed. The router's own
 * address stays without it.
 */
export function putTokenBack(token: string): void {
  const address = new URL(location.href);
  address.searchParams.set(linkTokenParameter, token);
  show(address);
}

/** Takes the secret of a link out of the address of the document (SEC-10); its place in the history stays. */
export function cleanAddress(): void {
  const address = new URL(location.href);
  if (address.searchParams.has(linkTokenParameter)) show(withoutLinkToken(address));
}

const show = ({ pathname, search, hash }: URL): void => history.replaceState(history.state, '', pathname + search + hash);

function read(): KeptLink | undefined {
  try {
    return (JSON.parse(tab.read() ?? 'null') as KeptLink | null) ?? undefined;
  } catch {
    return undefined;
  }
}
