import type { FileLimits } from '../questions/files/file-limits.ts';
import { CustomError, Question, QuestionFactory, Serializer, type SurveyError, type SurveyModel } from 'survey-core';
import {
  anyNameProperty,
  fieldTypes,
  fieldWords,
  type CheckResult,
  type FieldCheck,
  type FieldFault,
  type FieldSettings,
  type FieldType,
  type PropertySchema,
} from '../questions/index.ts';
import { filled } from '#locale/messages/filled';

/** Words of questions in the language of a form. */
export type Words = Readonly<Partial<Record<keyof typeof fieldWords, string>>>;

const words = new WeakMap<object, Words>();

/** Gives a form the words of its language; those it is not given are English. */
export const setFieldWords = (model: SurveyModel, given: Words): void => void words.set(model, given);

/** A word of questions, as a form has it. */
export const wordIn = (model: SurveyModel, key: keyof typeof fieldWords): string => words.get(model)?.[key] ?? fieldWords[key];

const limits = new WeakMap<object, FileLimits>();

/** Gives a form what a file of its tenant may be. */
export const setFileLimits = (model: SurveyModel, given: FileLimits): void => void limits.set(model, given);

/** An error of one input of a question. */
export class PartError extends CustomError {
  readonly part: string | undefined;
  constructor(message: string, question: Question, part: string | undefined) {
    super(message, question);
    this.part = part;
  }
}

/** A question of one of the portal's own types: survey-core's model of what `forms/questions` defines. */
export abstract class FieldQuestion extends Question {
  abstract get field(): FieldType;
  /** What was found of the last check of an answer. */
  #found: { readonly of: string; readonly isKnown: boolean; readonly fault: FieldFault | undefined } | undefined;

  /** Its settings as its definition functions read them. */
  get settings(): FieldSettings {
    return {
      isRequired: this.isRequired,
      language: this.getLocale() || 'en',
      word: (key) => this.word(key),
      files: this.survey ? limits.get(this.survey) : undefined,
      accountId: String((this.survey as SurveyModel | null)?.getVariable('account_id') ?? '') || undefined,
      property: (name) => {
        const value: unknown = this[name];
        return typeof value === 'string' && value.includes('{') && this.survey ? this.survey.getProcessedText(value) : value;
      },
    };
  }

  /** One of its words: the definition's own, else that of the tenant and language. */
  word(key: string, values: FieldFault['values'] = {}): string {
    const own = this.getLocalizableString(`${key}Text`);
    const text = own && !own.isEmpty ? own.textOrHtml : (words.get(this.survey)?.[key as keyof Words] ?? this.field.words[key] ?? key);
    return filled(text, values);
  }

  /** What is wrong with the answer, by the rules of its type alone. */
  faults(): readonly FieldFault[] {
    return this.field.faults(this.isEmpty() ? undefined : this.value, this.settings);
  }

  /** What has to be asked before the answer is taken: nothing where it has faults, or was checked. One that could not be checked is asked about again. */
  check(): FieldCheck | undefined {
    if (!this.isVisible || this.isReadOnly || this.isEmpty() || this.faults().length > 0) return undefined;
    const check = this.field.check?.(this.value, this.settings);
    return check && this.#found?.isKnown && this.#found.of === JSON.stringify(check) ? undefined : check;
  }

  /** Keeps the answer of a check; it counts as long as the same would be asked. Answers whether that is still so. */
  setChecked(check: FieldCheck, result: CheckResult): boolean {
    const of = JSON.stringify(check);
    if (of !== JSON.stringify(this.field.check?.(this.value, this.settings))) return false;
    this.#found = { of, isKnown: result.result !== 'Unknown', fault: this.field.checked?.(result, this.settings) };
    if (this.field.withResult) this.value = this.field.withResult(this.value, result);
    return true;
  }

  /** Message of an input that has an error. */
  errorOf(part: string): string | undefined {
    return this.errors.find((error) => error instanceof PartError && error.part === part)?.getText();
  }

  /** An input is being corrected: its error goes. */
  clearErrorOf(part: string): void {
    if (this.errorOf(part) !== undefined) this.errors = this.errors.filter((error) => !(error instanceof PartError && error.part === part));
  }

  /** Shows what is wrong with one input, before the step is left; answers whether anything is. */
  showFaultOf(part: string): boolean {
    const fault = this.field.faults(this.value ?? {}, this.settings).find((one) => one.part === part);
    this.clearErrorOf(part);
    if (fault) this.errors = [...this.errors, new PartError(this.word(fault.word, fault.values), this, part)];
    return fault !== undefined;
  }

  /** Id of an input, or of the question's only one. */
  idOf(part: string | undefined): string {
    return part === undefined || !this.field.parts?.includes(part) ? this.getFirstInputElementId() : `${this.inputId}-${part}`;
  }

  override get isNewA11yStructure(): boolean {
    return true;
  }

  protected override getFirstInputElementId(): string {
    const [first] = this.field.parts ?? [];
    return first === undefined ? this.inputId : `${this.inputId}-${first}`;
  }

  protected override getFirstErrorInputElementId(): string {
    const faulty = this.errors.find((error) => error instanceof PartError && error.part !== undefined);
    return this.idOf((faulty as PartError | undefined)?.part);
  }

  override getErrorLocation(): string {
    return this.field.showsFaults ? 'none' : super.getErrorLocation();
  }

  override hasRequiredError(): boolean {
    return false;
  }

  protected override onCheckForErrors(errors: SurveyError[], isOnValueChanged: boolean, fireCallback: boolean): void {
    super.onCheckForErrors(errors, isOnValueChanged, fireCallback);
    const faults = this.faults();
    const asked = faults.length > 0 || this.isEmpty() ? undefined : this.field.check?.(this.value, this.settings);
    const found = asked && this.#found?.of === JSON.stringify(asked) ? this.#found.fault : undefined;
    // While something is typed no other input gets an error that it did not have.
    const isShown = ({ part }: FieldFault): boolean =>
      !isOnValueChanged || this.errors.some((error) => error instanceof PartError && error.part === part);
    for (const { word, message, values, part } of (found ? [found] : faults).filter(isShown))
      errors.push(new PartError(message || this.word(word, values), this, part));
  }

  protected override getDisplayValueCore(_: boolean, value: unknown): unknown {
    const fitted = this.field.fit(value, this.settings);
    return fitted === undefined ? value : this.field.readable(fitted, this.settings);
  }
}

/** Makes the portal's own question types known to survey-core. */
export function registerFieldTypes(): void {
  Serializer.addProperty('file', 'minSize:number');
  Serializer.addProperty('text', toProperty('anyName', anyNameProperty));
  for (const [name, field] of Object.entries<FieldType>(fieldTypes)) {
    const Model = modelOf(name, field);
    const texts = Object.keys(field.words).map((key) => ({ name: `${key}Text`, isLocalizable: true }));
    const required = field.isRequired ? [{ name: 'isRequired:switch', default: true }] : [];
    const properties = Object.entries(field.properties).map(([property, schema]) => toProperty(property, schema));
    Serializer.addClass(name, required, () => new Model(''), 'question');
    // Only what is added later has a getter and a setter made for it.
    for (const property of [...properties, ...texts]) Serializer.addProperty(name, property);
    QuestionFactory.Instance.registerQuestion(name, (question) => new Model(question));
  }
}

const modelOf = (name: string, field: FieldType) =>
  class extends FieldQuestion {
    override getType(): string {
      return name;
    }
    override get field(): FieldType {
      return field;
    }
  };

function toProperty(name: string, schema: PropertySchema) {
  const kind = schema.type === 'integer' ? 'number' : schema.type;
  return {
    name: kind === 'boolean' || kind === 'number' ? `${name}:${kind}` : name,
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(schema.type === 'string' && schema.localised ? { isLocalizable: true } : {}),
  };
}
