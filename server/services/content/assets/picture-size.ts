/** What `?width=…` asks of a picture (SQUIDEX 7). Pixels; quality 1–100; focus −1…1 from the middle. */
export interface PictureSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly mode: ResizeMode;
  readonly quality: number | undefined;
  readonly format: PictureFormat | undefined;
  /** Fills what padding leaves: `#rrggbb`; undefined: see-through, or white where the format knows no such thing. */
  readonly background: string | undefined;
  readonly focus: { readonly x: number; readonly y: number };
}

export type ResizeMode = 'Crop' | 'CropUpsize' | 'Pad' | 'BoxPad' | 'Max' | 'Min' | 'Stretch';
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const modes: readonly ResizeMode[] = ['Max', 'Crop', 'CropUpsize', 'Pad', 'BoxPad', 'Min', 'Stretch'];
const formats: Readonly<Record<string, PictureFormat>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' };
/** A side longer than this is answered at this length: no screen needs more. */
export const maxSide = 4096;

/**
 * Reads the size a query asks for; null when it asks for none, so that the file is sent as it is. What cannot be read is left out, as
 * the real service does. `auto=1` lets `accept` choose webp or avif. Pure.
 */
export function pictureSizeOf(query: Readonly<Record<string, unknown>>, accept = ''): PictureSize | null {
  const word = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  const side = (name: string): number | undefined => {
    const length = /^\d{1,5}$/.test(word(name)) ? Number(word(name)) : 0;
    return length > 0 ? Math.min(length, maxSide) : undefined;
  };
  const size: PictureSize = {
    width: side('width'),
    height: side('height'),
    mode: modes.find((mode) => mode.toLowerCase() === word('mode').toLowerCase()) ?? 'Max',
    quality: /^([1-9]\d?|100)$/.test(word('quality')) ? Number(word('quality')) : undefined,
    format: formats[word('format').toLowerCase()] ?? (isOn(word('auto')) ? bestOf(accept) : undefined),
    background: /^#?([\da-f]{3}|[\da-f]{6})$/i.test(word('bg')) ? `#${word('bg').replace('#', '')}` : undefined,
    focus: isOn(word('nofocus')) ? { x: 0, y: 0 } : { x: focus(word('focusX')), y: focus(word('focusY')) },
  };
  return (size.width ?? size.height ?? size.quality ?? size.format) ? size : null;
}

const isOn = (word: string): boolean => word === '1' || word.toLowerCase() === 'true';
const bestOf = (accept: string): PictureFormat | undefined =>
  accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : undefined;
const focus = (word: string): number => (/^-?\d(\.\d+)?$/.test(word) ? Math.max(-1, Math.min(1, Number(word))) : 0);
