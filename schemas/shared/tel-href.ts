/** `tel:` address of a number written for people: `+44 (0)20 7946 0000` → `tel:+442079460000`. */
export const telHref = (phone: string): string => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;

export const mailHref = (email: string): string => `mailto:${email}`;
