/** LOGIN-04: one @ with something on either side, and no space: what a person may sign in with. */
export const mailAddress = /^[^\s@]+@[^\s@]+$/;

/** Whether mail can be sent there, by its form alone. Pure. */
export const isMailAddress = (text: string): boolean => mailAddress.test(text);
