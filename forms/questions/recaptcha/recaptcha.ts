import { isObject } from '#locale/is-object';
import type { FieldType } from '../field-type.ts';

/** Hosts that Google's script and its frame come from; a tenant with such a question names them in `outsideHosts`. */
export const recaptchaHosts = { scripts: ['www.google.com', 'www.gstatic.com'], frames: ['www.google.com'] } as const;

/** CTL-CAP: the answer with the token that Google's server checks. Pure. */
export const recaptchaAnswer = (token: string) => ({ type: 'Google reCAPTCHA', version: 'v2', token });

export const recaptcha = {
  properties: { sitekey: { type: 'string', pattern: '^[\\w-]{1,100}$', description: 'Site key of Google reCAPTCHA v2 (tick box).' } },
  words: {
    recaptchaRequired: 'Please confirm that you are a person.',
    recaptchaLoading: 'Loading the check that you are a person…',
    recaptchaFailed: 'The check that you are a person did not load. Something in your browser or network may block it.',
    recaptchaAgain: 'Load it again',
    recaptchaRefused: 'This confirmation is too old, or was used before. Please confirm again that you are a person.',
    recaptchaUnknown: 'We cannot check just now that you are a person. Your answers are kept. Please try again in a few minutes.',
  },
  isRequired: true,
  fit: (value) =>
    isObject(value) && typeof value['token'] === 'string' && /^[\w-]{1,8000}$/.test(value['token'])
      ? recaptchaAnswer(value['token'])
      : undefined,
  faults: (value, { isRequired }) => (value === undefined && isRequired ? [{ word: 'recaptchaRequired' }] : []),
  serverCheck: (value) => ({
    what: 'person',
    value: (value as ReturnType<typeof recaptchaAnswer>).token,
    refused: 'recaptchaRefused',
    unknown: 'recaptchaUnknown',
  }),
  readable: () => '',
} as const satisfies FieldType;
