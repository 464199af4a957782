/** A GUID as the portal writes its ids. */
export const guidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const written = new RegExp(guidPattern);

/** Whether a text is a GUID, in letters of either case. Pure. */
export const isGuid = (text: string): boolean => written.test(text.toLowerCase());
