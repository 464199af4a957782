/** As long as a slow device may take to write it (CTL-PDF). */
const keptMs = 60_000;

/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(file: Blob, name: string): void {
  followLink(addressOf(file), name);
}

/** An address of a file in this browser, for a minute. */
export function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}

/** Has the browser fetch what is behind an address, and keep it under this name; at other hosts beside this page, which stays. */
export function followLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  if (link.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
}
