export { formTones, toneOf } from './status-tones.ts';
export { accountStatusTexts, statusWord } from './status-labels.ts';
