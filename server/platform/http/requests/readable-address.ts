/** An address in which a % sign begins no character (`/page/100%`, `%ff`): its % signs are plain signs, so that it is not found like any other. Pure. */
export function readableAddress(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
