export { formTones, toneOf } from './status-tones.ts';
export { accountStatusLabels, statusLabel } from './status-labels.ts';
