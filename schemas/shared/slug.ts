/** The name of a page or form in its address: it begins with a small letter or digit. */
export const slugPattern = '^[a-z0-9][a-z0-9_-]{0,99}$';

const slug = new RegExp(slugPattern);

export const isSlug = (name: string): boolean => slug.test(name);
