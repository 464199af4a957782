import { isObject } from '#locale/is-object';
import type { FieldSettings, FieldType } from '../field-type.ts';
import { isDrawing } from './drawing.ts';

/** FRM-14: the marker of an answer with which a PDF is to be signed. */
const signPdfBehaviour = 2;

/** The parts of the answer under their own names; a definition may name each otherwise by the property `<name>ValueName`. */
const partNames = ['savingBehaviour', 'signature', 'typedName', 'pdfUrl', 'attachmentTypeId', 'eSignature'] as const;
type PartName = (typeof partNames)[number];

/** What a person made: a picture, and the name it was typed as where it was not drawn. */
export interface Signed {
  /** `data:image/png;base64,…` */
  readonly signature: string;
  readonly typedName?: string | undefined;
}

const nameOf = ({ property }: Pick<FieldSettings, 'property'>, part: PartName): string => {
  const given = property(`${part}ValueName`);
  return typeof given === 'string' && /^\w{1,60}$/.test(given) ? given : part;
};

/** CTL-SIG: the answer of a question that was signed; what the definition states beside the signature is the definition's. Pure. */
export function signatureAnswer({ signature, typedName }: Signed, settings: Pick<FieldSettings, 'property'>): Record<string, unknown> {
  const text = (name: string): string => String(settings.property(name) ?? '');
  const parts: Readonly<Record<PartName, unknown>> = {
    savingBehaviour: settings.property('signPdf') === false ? undefined : signPdfBehaviour,
    signature,
    typedName: typedName === '' ? undefined : typedName,
    pdfUrl: text('pdfUrl') || undefined,
    attachmentTypeId: text('attachmentTypeId') || undefined,
    eSignature: settings.property('eSignature') !== false,
  };
  return Object.fromEntries(
    partNames.flatMap((part) => (parts[part] === undefined ? [] : [[nameOf(settings, part), parts[part]] as const])),
  );
}

/** What was signed of an answer; undefined where it is none. Pure. */
export function signedIn(answer: unknown, settings: Pick<FieldSettings, 'property'>): Signed | undefined {
  if (!isObject(answer)) return undefined;
  const [signature, typedName] = [answer[nameOf(settings, 'signature')], answer[nameOf(settings, 'typedName')]];
  if (!isDrawing(signature)) return undefined;
  if (typedName !== undefined && (typeof typedName !== 'string' || typedName.length > 20 * maxNameLength)) return undefined;
  return { signature, typedName };
}

const maxNameLength = 255;

const valueName = (part: PartName) =>
  [
    `${part}ValueName`,
    { type: 'string', pattern: '^\\w{1,60}$', description: `Name of the part ${part} in the answer.`, default: part },
  ] as const;

export const signature = {
  properties: {
    signPdf: { type: 'boolean', description: 'Marks the answer as one with which a PDF is signed.', default: true },
    eSignature: { type: 'boolean', description: 'States in the answer that it is an electronic signature.', default: true },
    pdfUrl: { type: 'string', description: 'The PDF that is signed.' },
    attachmentTypeId: { type: 'string', description: 'As what the signed PDF is kept.' },
    ...Object.fromEntries(partNames.map(valueName)),
  },
  words: {
    signatureRequired: 'Please sign here.',
    signatureWay: 'How do you want to sign?',
    signatureDraw: 'Draw',
    signatureType: 'Type',
    signatureSheet: 'Draw your signature here with a finger, a pen or the mouse. To sign with the keyboard, choose “Type”.',
    signatureName: 'Your full name',
    signatureNameHint: 'Your typed name counts as your signature.',
    signatureNameLong: 'This name is too long. Number of characters allowed: {max}.',
    signatureUnreadable:
      'This browser does not let us make a picture of a typed name, because it resists fingerprinting. Choose “Draw”, or open this form in another browser.',
    signatureUndo: 'Undo last line',
    signatureClear: 'Clear',
    signatureCleared: 'Your signature was removed.',
    signatureDone: 'You have signed.',
  },
  fit(value, settings) {
    const signed = signedIn(value, settings);
    return signed && signatureAnswer(signed, settings);
  },
  faults(value, settings) {
    if (value === undefined) return settings.isRequired ? [{ word: 'signatureRequired' }] : [];
    const isTooLong = (signedIn(value, settings)?.typedName ?? '').length > maxNameLength;
    return isTooLong ? [{ word: 'signatureNameLong', values: { max: maxNameLength } }] : [];
  },
  readable: (value, settings) => {
    const signed = signedIn(value, settings);
    return signed?.typedName ?? signed?.signature ?? '';
  },
  // A typed name is shown as text: its picture has the same letters.
  picture: (value, settings) => {
    const signed = signedIn(value, settings);
    return signed?.typedName === undefined ? signed?.signature : undefined;
  },
} as const satisfies FieldType;
