/** Whether a browser already has the version with this tag: If-None-Match by weak comparison (RFC 9110, 13.1.2). Pure. */
export const hasVersion = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || strong(one) === strong(tag));

/** A proxy that compresses makes a tag weak: it still names the same version. */
const strong = (tag: string): string => tag.trim().replace(/^W\//, '');
