/** LOGIN-04: one @ with something on either side, and no space: what a person may sign in with. */
export const mailAddress = /^[^\s@]+@[^\s@]+$/;

/** Of a help desk, as content names it: also without the brackets and quotes that mail programs put around an address. */
export const contentMailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

export const mailAddressInWords = 'a mail address, such as ann@example.org';

/** Whether mail can be sent there, by its form alone. Pure. */
export const isMailAddress = (text: string): boolean => mailAddress.test(text);
