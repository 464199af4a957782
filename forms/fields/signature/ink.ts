import { pngOfStrokes } from './png-of-strokes.ts';
import type { Stroke } from './stroke.ts';

/** Of the picture that is stored; the sheet on the screen has the same shape. */
export const sheet = { width: 720, height: 240 } as const;

/** Dark on nothing, in every colour scheme: the picture is read on paper. */
const ink = '#14213d';
const inkChannels = [0x14, 0x21, 0x3d, 255] as const;

/** Draws lines on a canvas of any size. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  Object.assign(pen, { strokeStyle: ink, fillStyle: ink, lineWidth: width / 200, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) {
    const [first, ...others] = stroke;
    if (!first) continue;
    pen.beginPath();
    pen.moveTo(first.x * width, first.y * height);
    // A tap is a dot.
    for (const { x, y } of others.length > 0 ? others : [first]) pen.lineTo(x * width, y * height);
    pen.stroke();
  }
}

const blank = (): HTMLCanvasElement => Object.assign(document.createElement('canvas'), sheet);

/** Whether the browser lets a page read what it has drawn: one that resists fingerprinting answers with other colours. */
export function isCanvasReadable(): boolean {
  const pen = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('2d');
  if (!pen) return false;
  pen.fillStyle = ink;
  pen.fillRect(0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  // A protection that changes the last bit of a colour leaves the picture as it is to the eye.
  return inkChannels.every((channel, index) => data.every((value, at) => at % 4 !== index || Math.abs(value - channel) < 8));
}

/** The lines as the picture that is stored. */
export function pictureOfStrokes(strokes: readonly Stroke[]): string {
  if (!isCanvasReadable()) return pngOfStrokes(strokes, sheet, ink);
  const canvas = blank();
  drawStrokes(canvas, strokes);
  return canvas.toDataURL('image/png');
}

/** A typed name as the picture that is stored: as large as the sheet takes it. Only where the canvas is readable. */
export function pictureOfName(name: string): string {
  const canvas = blank();
  const pen = canvas.getContext('2d');
  if (pen) {
    const font = (size: number): string => `italic ${size}px "Snell Roundhand", "Segoe Script", "Brush Script MT", cursive`;
    pen.font = font(96);
    pen.font = font(Math.max(16, Math.min(96, (96 * sheet.width * 0.9) / Math.max(1, pen.measureText(name).width))));
    Object.assign(pen, { fillStyle: ink, textAlign: 'center', textBaseline: 'middle' });
    pen.fillText(name, sheet.width / 2, sheet.height / 2);
  }
  return canvas.toDataURL('image/png');
}
