/** The part of an address that a rendering may depend on: the path, and of the query only what its rules read. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

const maxValueLength = 200;

/** Reads a request's address; undefined when it cannot be one. Repeated slashes are one. Pure. */
export function readAddress(url: string): PageAddress | undefined {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    return undefined;
  }
  return { path: path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), query: new URLSearchParams(query.join('?')) };
}

/**
 * The query facts a page reads, in a fixed order, as they are in the address and in the cache key. All else is left
 * out, so that nothing of one visitor's address (a token, a name) can end in a page that others see. Pure.
 */
export function readFacts(query: URLSearchParams, names: readonly string[]): string {
  const facts = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = query.get(name);
    if (value !== null) facts.set(name, value.slice(0, maxValueLength));
  }
  return facts.toString();
}
