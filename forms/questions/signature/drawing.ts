/** What every drawn signature begins with. */
export const drawingPrefix = 'data:image/png;base64,';
/** About 220 kB of picture. */
const maxDrawingLength = 300_000;
/** Eleven times the sheet that signatures are drawn on. */
export const maxDrawingPixels = 2_000_000;

/** Whether a value has the form in which signatures are stored: a PNG as data URL, of bounded length. Pure. */
export const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxDrawingLength && /^data:image\/png;base64,[A-Za-z\d+/]+={0,2}$/.test(value);

/** Whether a drawing can be shown to readers of the answers: its first bytes are those of a PNG with a bounded number of pixels. Pure. */
export function isShowable(value: unknown): value is string {
  if (!isDrawing(value)) return false;
  // Signature, length and name of the first chunk, width, height: 24 bytes.
  const bytes = Uint8Array.from(firstBytes(value), (letter) => letter.charCodeAt(0));
  if (bytes.length < 24 || !pngStart.every((byte, index) => bytes[index] === byte)) return false;
  const view = new DataView(bytes.buffer);
  const pixels = view.getUint32(16) * view.getUint32(20);
  return pixels > 0 && pixels <= maxDrawingPixels;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

function firstBytes(drawing: string): string {
  try {
    return atob(drawing.slice(drawingPrefix.length, drawingPrefix.length + 32));
  } catch {
    return '';
  }
}
