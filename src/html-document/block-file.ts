/** Every page has these: they come in one file. */
const frame = new Set(['header', 'navigation', 'footer']);

/** Name of the built file that the modules of a block and its schema come in, by its type or its folder: no page needs one without the other. Pure. */
export function blockFile(block: string): string {
  const folder = block.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `block-${frame.has(folder) ? 'frame' : folder}`;
}
