import type { StatusTone } from '#ui';

/** Of a form that an account may fill: the colour of its status. */
export const formTones = { NotStarted: 'neutral', Draft: 'waiting', Done: 'success' } as const satisfies Readonly<
  Record<string, StatusTone>
>;

const tones: Readonly<Record<string, StatusTone>> = {
  blue: 'information',
  green: 'success',
  orange: 'waiting',
  amber: 'waiting',
  yellow: 'waiting',
  red: 'danger',
  grey: 'neutral',
  gray: 'neutral',
};

/** Colour name or style class of a configuration → tone; what is not known is neutral. */
export const toneOf = (colour: string | undefined): StatusTone =>
  Object.entries(tones).find(([name]) => colour?.toLowerCase().includes(name))?.[1] ?? 'neutral';
