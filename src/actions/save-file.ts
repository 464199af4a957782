/** As long as a slow device may take to write it (CTL-PDF). */
const keptMs = 60_000;

/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
