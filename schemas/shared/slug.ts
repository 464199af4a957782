/** The name of a page or form in its address: it begins with a small letter or digit. */
export const slugPattern = '^[a-z0-9][a-z0-9_-]{0,99}$';

/** As a sentence about a wrong one states it. */
export const slugInWords = 'small letters, digits, hyphens and underscores, such as how-to-join, that begin with a letter or digit';

const slug = new RegExp(slugPattern);

export const isSlug = (name: string): boolean => slug.test(name);

const assetSlug = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,199}$/;

/** Whether a text is the slug of an asset, as content names a file of its tenant. Pure. */
export const isAssetSlug = (text: string): boolean => assetSlug.test(text);
/** A GUID as the portal writes its ids. */
export const guidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const written = new RegExp(guidPattern);

/** Whether a text is a GUID, in letters of either case. Pure. */
export const isGuid = (text: string): boolean => written.test(text.toLowerCase());
