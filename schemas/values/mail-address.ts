/** LOGIN-04: one @ with something on either side, and no space: what a person may sign in with. */
export const mailAddress = /^[^\s@]+@[^\s@]+$/;

/** Of a help desk, as content names it: also without the brackets and quotes that mail programs put around an address. */
export const contentMailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

export const mailAddressInWords = 'a mail address, such as ann@example.org';

/** Whether mail can be sent there, by its form alone. Pure. */
export const isMailAddress = (text: string): boolean => mailAddress.test(text);

/** What is not drawn; the joiners count within words of other scripts than the Latin one, as domains have them. */
const invisible = /(\P{ASCII}[\u200C\u200D](?=\P{ASCII}))|\p{Cf}/gu;
const opening = /^[\s<([{"“”„‘«‹:;,]+/;
const closing = /[\s.,;:!?…>)\]}"“”'’»›。、，；：！？،؛؟۔।]+$/;

/**
 * What was typed or pasted as a mail address, without what is around one: spaces, `mailto:`, the name before `<…>`, the punctuation of a sentence,
 * invisible marks. An international domain becomes its ASCII form, which mail is sent to (UTS 46). Nothing within is glued together or left out: what is
 * no address stays none. Capitals stay. Pure.
 */
export function readMailAddress(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(invisible, '$1').trim();
  const named = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text;
  const bare = named.replace(opening, '').replace(/^mailto:\s*([^?]*)(\?.*)?$/is, '$1');
  const address = bare.replace(closing, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** A mail address as it is stored and compared, however it was typed: as `readMailAddress` reads it, in lower case. Pure. */
export const normalMailAddress = (typed: string): string => readMailAddress(typed).toLowerCase();

/** The domain as mail servers know it; one that is in ASCII already, or that is none, as it is. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}\p{Cf}.。·・-]+$/u.test(domain) || /^\p{ASCII}*$/u.test(domain)) return domain;
  const site = `http://${domain}`;
  return URL.canParse(site) ? new URL(site).hostname : domain;
}

/** Fault of a mail address by its form alone (CTL-EMAIL): at most 255 signs, one @, a local part, a domain with a dot. Linear time. */
export function emailError(email: string): 'InvalidFormat' | 'InvalidDomain' | undefined {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  if (at < 1 || email.length > 255 || local.length > 64 || !/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i.test(local)) return 'InvalidFormat';
  const labels = email.slice(at + 1).split('.');
  const sound =
    labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !label.startsWith('-') && !label.endsWith('-'));
  return sound && /[a-z]/i.test(labels.at(-1) ?? '') ? undefined : 'InvalidDomain';
}
