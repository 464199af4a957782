type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** An address without its part of the page: the steps of one form share it. Pure. */
export const pathAndQuery = ({ pathname, search }: Address): string => pathname + search;

/** `#step-2` → 1; null for any other part of a page. Pure. */
export const stepIn = ({ hash }: Address): number | null => {
  const [, step] = /^#step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return step === undefined ? null : Number(step) - 1;
};
