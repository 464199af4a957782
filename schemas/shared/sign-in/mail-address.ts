/** LOGIN-04: one @ with something on either side, and no space: what a person may sign in with. */
export const mailAddress = /^[^\s@]+@[^\s@]+$/;

/** Of a help desk, as content names it: also without the brackets and quotes that mail programs put around an address. */
export const contentMailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

export const mailAddressInWords = 'a mail address, such as ann@example.org';

/** Whether mail can be sent there, by its form alone. Pure. */
export const isMailAddress = (text: string): boolean => mailAddress.test(text);

/** A mail address as it is stored and compared, however it was typed: no space around it, composed letters (NFC), lower case. Pure. */
export const normalMailAddress = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

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
