// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readableCanvas } from './canvas.fixture.ts';
import { measureNothing } from '../../react/drawn-form.fixture.ts';
import { showField } from '../../react/field.fixture.tsx';

measureNothing();
afterEach(cleanup);

/** Lines and texts that were drawn on any canvas, without a picture: the test browser has none. */
let drawn: string[] = [];
/** What a canvas answers that was filled with ink. */
let pixels: number[] = [];
beforeEach(() => {
  drawn = [];
  pixels = [0x14, 0x21, 0x3d, 255];
  const pen = {
    clearRect: () => drawn.push('clear'),
    beginPath: () => undefined,
    moveTo: () => drawn.push('line'),
    lineTo: () => undefined,
    stroke: () => undefined,
    measureText: () => ({ width: 100 }),
    fillText: (text: string) => drawn.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(readableCanvas(pen, () => pixels));
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/png;base64,${btoa(encodeURIComponent(drawn.slice(drawn.lastIndexOf('clear') + 1).join()))}`,
  );
});

const sheet = () => screen.getByRole('img', { name: /^Draw your signature here/ });
const stroke = () => {
  fireEvent.pointerDown(sheet(), { button: 0, clientX: 1, clientY: 1, pointerId: 1 });
  fireEvent.pointerMove(sheet(), { clientX: 5, clientY: 5, pointerId: 1 });
  fireEvent.pointerUp(sheet(), { pointerId: 1 });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pictureOf = (text: string) => `data:image/png;base64,${btoa(encodeURIComponent(text))}`;

test('a drawn signature is a picture with what the definition states of it; undo takes one line back, clear all of them', async () => {
  const { send, answer } = showField({ type: 'signature', isRequired: true, pdfUrl: 'claim.pdf', attachmentTypeId: 'loa' });
  send();
  expect(screen.getAllByText(/Please sign here\./).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Undo last line' }).getAttribute('aria-disabled')).toBe('true');
  stroke();
  stroke();
  stroke();
  press('Undo last line');
  expect(screen.getByText('You have signed.')).toBeTruthy();
  const signed = { savingBehaviour: 2, signature: pictureOf('line,line'), pdfUrl: 'claim.pdf', attachmentTypeId: 'loa', eSignature: true };
  expect(await answer()).toEqual(signed);
  press('Clear');
  expect(screen.getByText('Your signature was removed.')).toBeTruthy();
});

test('a signature can be typed, with the keyboard alone; what was drawn is there again with its way', async () => {
  const { answer } = showField({ type: 'signature' });
  stroke();
  fireEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.queryByText('You have signed.')).toBeNull();
  drawn = [];
  fireEvent.change(screen.getByRole('textbox', { name: 'Your full name' }), { target: { value: 'Ada Vale' } });
  expect(await answer()).toEqual({ savingBehaviour: 2, signature: pictureOf('Ada Vale'), typedName: 'Ada Vale', eSignature: true });
  fireEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(await answer()).toEqual({ savingBehaviour: 2, signature: pictureOf('line'), eSignature: true });
  fireEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your full name' }).value).toBe('Ada Vale');
});

test('in a browser that hides what a canvas shows, lines are a picture all the same, and a name is not asked for', async () => {
  pixels = [200, 31, 7, 255];
  const { answer } = showField({ type: 'signature' });
  stroke();
  expect(await answer()).toMatchObject({ signature: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) });
  fireEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByText(/another browser/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await answer()).toBeUndefined();
});

test('a signature that was kept is shown again; the first line begins a new one, and undo brings it back', async () => {
  const kept = { savingBehaviour: 2, signature: pictureOf('line'), eSignature: true };
  const { answer } = showField({ type: 'signature' }, { answers: { asked: kept } });
  const shown = () => document.querySelector<HTMLImageElement>('canvas')?.parentElement?.querySelector('img')?.src;
  expect(shown()).toBe(kept.signature);
  stroke();
  expect(shown()).toBeUndefined();
  press('Undo last line');
  expect(shown()).toBe(kept.signature);
  expect(await answer()).toEqual(kept);
});

test.each(['signature', 'signaturepad'])(
  'a %s that can only be read asks for no signature, and its picture has the name of the question',
  (type) => {
    const signed = { savingBehaviour: 2, signature: pictureOf('line'), eSignature: true };
    showField({ type, readOnly: true }, { answers: { asked: type === 'signature' ? signed : signed.signature } });
    expect([screen.queryByText(/^Draw your signature/), screen.queryByRole('img', { name: /^Draw/ })]).toEqual([null, null]);
    expect(screen.getByRole('img', { name: 'Asked' })).toBeTruthy();
    expect(screen.getByText('You have signed.')).toBeTruthy();
  },
);
