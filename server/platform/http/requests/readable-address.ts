/**
 * An address in which a % sign begins no character (`/page/100%`, `%ff`), or begins a NUL, which no name, id or token holds and no database looks
 * up: those % signs are plain signs, so that nothing is found there, like at any other unknown address. Pure.
 */
export function readableAddress(url: string): string {
  const [path = '/', ...query] = url.replaceAll('%00', '%2500').split('?');
  return [isReadable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
