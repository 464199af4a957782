/** CTL-NAME: begins with a letter of any script; then letters and their marks, digits, space and . , ' - (and ’, which telephones write). */
const personName = /^\p{L}[\p{L}\p{M}\p{N} .,'’-]{0,254}$/u;

/** CTL-NAME. Pure. */
export const isPersonName = (name: string): boolean => personName.test(name);
