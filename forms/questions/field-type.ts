import type { FileLimits } from './files/file-limits.ts';
import type { CheckResult, FieldCheck, ServerCheck } from '#schemas/page';

/** JSON Schema of a property in a form's definition; a `localised` one may also be an object of texts by language. */
export type PropertySchema = { readonly description: string; readonly default?: unknown } & (
  | { readonly type: 'string'; readonly localised?: true; readonly enum?: readonly string[]; readonly pattern?: string }
  | { readonly type: 'boolean' }
  | { readonly type: 'number' | 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: readonly string[]; readonly pattern?: string }
  | { readonly type: 'array'; readonly items: object }
);

/** What is wrong with an answer, or a part of it. */
export interface FieldFault {
  /** Key of its words. */
  readonly word: string;
  /** In place of its words: what the server states. */
  readonly message?: string;
  /** Values of places in its words. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The input of the answer that it is about; undefined for all of it. */
  readonly part?: string;
}

/** A question as its definition has it. */
export interface FieldSettings {
  readonly isRequired: boolean;
  /** ISO 639-1. */
  readonly language: string;
  /** A property of the definition, or its default; in a text the form's variables and answers are filled in. */
  readonly property: (name: string) => unknown;
  /** One of the type's words, as the definition, the tenant and the language have it. */
  readonly word: (key: string) => string;
  /** What a file of this tenant may be, where that is known. */
  readonly files?: FileLimits | undefined;
  /** Whose form it is, where that is known (FRM-10). */
  readonly accountId?: string | undefined;
}

/**
 * A question type of the portal's own: all that browser, server, PDF and `portico check` need to know of it but its look, which is in
 * `forms/fields`. Every function is pure.
 */
export interface FieldType {
  /** Properties beside those of every question. */
  readonly properties: Readonly<Record<string, PropertySchema>>;
  /**
   * Its words in English, by keys that no other question type has. Each may be replaced in the definition by the property `<key>Text`, by the tenant as
   * `form.<key>`.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Whether an answer is required unless the definition has `isRequired: false` (CTL-REQ). */
  readonly isRequired?: true;
  /** Whether it shows each fault beside the input it is about; otherwise faults are shown as those of every question. */
  readonly showsFaults?: true;
  /** Its inputs, in their order: `<id>-<part>` has the focus where that part has a fault. */
  readonly parts?: readonly string[];
  /** The names of the parts of its answer, where they may be stored by themselves (FRM-14). */
  readonly members?: readonly string[];
  /** The answer in the shape that is stored; undefined for anything else. */
  readonly fit: (value: unknown, settings: FieldSettings) => unknown;
  /** What is wrong with an answer of that shape, or with its absence (undefined). */
  readonly faults: (value: unknown, settings: FieldSettings) => readonly FieldFault[];
  /** Why a text that was typed is no answer; of a type whose answer is read from one text. Such a text is kept on the device and in the draft (FRM-15). */
  readonly unread?: (typed: string, settings: FieldSettings) => FieldFault;
  /** What is asked about an answer without faults before it is taken; undefined where nothing is. */
  readonly check?: (value: unknown, settings: FieldSettings) => FieldCheck | undefined;
  /** What the server finds out of an answer that is sent for good, whatever the browser asked before; undefined where nothing is. */
  readonly serverCheck?: (value: unknown, settings: FieldSettings) => ServerCheck | undefined;
  /** The fault that the answer to the check states; undefined where it is taken. */
  readonly checked?: (result: CheckResult, settings: FieldSettings) => FieldFault | undefined;
  /** The answer with what a check found, where that is stored with it. */
  readonly withResult?: (value: unknown, result: CheckResult) => unknown;
  /** An answer as text for people, in a PDF and on the screens that show answers. */
  readonly readable: (value: unknown, settings: FieldSettings) => string;
  /** The picture that an answer is, as data URL; undefined where its text is all of it. */
  readonly picture?: (value: unknown, settings: FieldSettings) => string | undefined;
}

/** Whether the browser offers what the person at the keyboard is called and where they are reached; not for questions about others. */
export const autofillProperty = {
  type: 'boolean',
  default: true,
  description: 'Whether the browser offers the details of who fills in the form; false where the question is about another person.',
} as const satisfies PropertySchema;
