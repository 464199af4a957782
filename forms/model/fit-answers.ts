import { settings, type ItemValue as Item, type Question, type SurveyModel } from 'survey-core';
import { isObject } from '#locale/is-object';
import { notShownType } from './definition/question-types.ts';
import { hasNoFile } from '../questions/files/file-answers.ts';
import { maxTextLength } from './definition/safe-definition.ts';
import { FieldQuestion } from './field-question.ts';
import { fitChoices, fitsOne, together, type Offer } from './fit-choices.ts';
import { fitFiles } from './fit-files.ts';
import { isDrawing } from '../questions/index.ts';
import { fitSlider, fitText } from './fit-text.ts';
import type { FixedOf } from './fixed-questions.ts';
import { readMailText } from './mail-texts.ts';
import { withChoiceQuestions } from './question-paths.ts';
import { countsOf } from './row-counts.ts';
import { isScalar } from '#schemas/shared/is-scalar';
import { setByTriggers } from './set-by-triggers.ts';

type Values = Readonly<Record<string, unknown>>;

/** Properties of survey-core's questions; its types have them by class. */
interface Asking extends Question {
  readonly template?: { readonly questions: readonly Asking[] };
  readonly columns?: readonly (Item & { readonly name: string; readonly templateQuestion: Asking })[];
  readonly rows?: readonly Item[];
  readonly detailPanel?: { readonly questions: readonly Asking[] };
  readonly items?: readonly { readonly name: string; readonly editor: Asking }[];
  readonly isMultiSelect?: boolean;
  readonly choices?: readonly Item[];
  readonly allowMultiple?: boolean;
  readonly maxFiles?: number;
  readonly acceptedTypes?: string;
  readonly maxSize?: number;
}

/** A question by the name its answer has. */
interface FittedQuestion extends Offer {
  readonly name: string;
  readonly question: Asking;
}

export interface Fitted {
  readonly answers: Record<string, unknown>;
  /** Paths of the answers, or parts of answers, that the form does not take. */
  readonly misfits: readonly string[];
}

interface Fitting {
  /** Whether names that the form does not ask for stay. */
  readonly keepsUnknown: boolean;
  /** Whether choices that are not on offer, and values that a field cannot hold, stay. */
  readonly keepsChoices: boolean;
  /** Where given, answers of fixed questions are not taken. */
  readonly fixedOf?: FixedOf | undefined;
}

/**
 * A copy of answers in which every answer has the shape its question takes; the model, which throws on others, is not loaded with them
 * before. An answer of another shape, or that is not on offer, is left out and its path reported. Pure.
 */
export function fitAnswers(model: SurveyModel, answers: Values, fitting: Fitting): Fitted {
  const misfits: string[] = [];
  const fitted = fitMembers(asked(model.getAllQuestions() as Asking[]), answers, '', {
    ...fitting,
    misfits,
    setNames: setByTriggers(model),
  });
  return { answers: fitted, misfits: [...new Set(misfits)] };
}

interface Context extends Fitting {
  readonly misfits: string[];
  /** Names of the answers that the form may set itself. */
  readonly setNames: ReadonlyMap<string, unknown>;
}

/** Values by name, each fitted to the question of that name; a comment belongs to its question, a total to its table. */
function fitMembers(questions: readonly FittedQuestion[], values: Values, path: string, context: Context): Record<string, unknown> {
  const byName = new Map<string, readonly FittedQuestion[]>();
  for (const one of questions) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const fitted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const at = path === '' ? name : `${path}.${name}`;
    const asking = byName.get(name);
    const kept = asking ? fitShared(asking, value, at, context) : besides(name, value, byName, path, context.keepsUnknown);
    if (kept !== undefined) fitted[name] = kept;
  }
  return fitted;
}

/** Questions may share an answer; what suits one of them suits, and of rows each of them asks for its own members. */
function fitShared(questions: readonly FittedQuestion[], value: unknown, path: string, context: Context): unknown {
  const [only, ...others] = questions;
  if (only && others.length === 0) return fit(only, value, path, context);
  if (questions.every(({ question }) => context.fixedOf?.(question)?.(value) === false)) return undefined;
  const suiting = questions.flatMap((question) => {
    const misfits: string[] = [];
    const fitted = fit(question, value, path, { ...context, misfits });
    return misfits.length === 0 ? [fitted] : [];
  });
  return suiting.length > 0 ? suiting.reduce(joined) : void context.misfits.push(path);
}

/** What two questions that share an answer make of it, together. */
function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((part, index) => joined(part, other[index]));
  if (!isObject(one) || !isObject(other)) return one ?? other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, joined(one[name], other[name])]));
}

/** The totals of a table: one value for each column. */
const isTotals = (value: unknown): boolean =>
  isObject(value) && JSON.stringify(value).length <= maxTextLength && Object.values(value).every(isScalar);

/** Values without a question. At the root the form itself may set values, so what stays there is decided once the model is loaded. */
function besides(name: string, value: unknown, questions: ReadonlyMap<string, unknown>, path: string, keepsUnknown: boolean): unknown {
  const owned = (suffix: string) => name.endsWith(suffix) && questions.has(name.slice(0, -suffix.length));
  if (owned(commentSuffix)) return isScalar(value) ? value : undefined;
  if (path !== '' && !keepsUnknown) return owned(totalSuffix) && isTotals(value) ? value : undefined;
  return value;
}

function fit(one: FittedQuestion, value: unknown, path: string, context: Context): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const { question } = one;
  if (context.fixedOf?.(question)?.(value) === false) return undefined;
  const misfit = (): undefined => void context.misfits.push(path);
  if (question instanceof FieldQuestion && hasNoFile(value)) return undefined;
  if (question instanceof FieldQuestion) return question.field.fit(value, question.settings) ?? (context.keepsChoices ? value : misfit());
  const type = question.getType();
  switch (type) {
    case 'expression':
      return context.keepsUnknown ? value : undefined;
    case 'html':
    case 'image':
    case notShownType:
      return context.keepsUnknown ? value : undefined;
    case 'text':
    case 'comment':
      if (context.keepsChoices && isScalar(value)) return value;
      return fitText(question, context.keepsUnknown ? value : readMailText(question, value)) ?? misfit();
    case 'signaturepad':
      return (context.keepsChoices || isDrawing(value) ? value : undefined) ?? misfit();
    case 'slider':
      return (context.keepsChoices ? value : fitSlider(question, value)) ?? misfit();
    case 'file':
      return (context.keepsChoices ? value : fitFiles(question, value)) ?? misfit();
    case 'paneldynamic':
      return fitList(asked(question.template?.questions ?? []), one, value, path, context);
    case 'matrixdynamic':
      return fitList(columnsOf(question), one, value, path, context);
    case 'matrixdropdown':
      return isObject(value) ? fitRows(question, value, path, context) : misfit();
    case 'matrix':
      return isObject(value) ? fitGrid(question, value, path, context) : misfit();
    case 'multipletext':
      return isObject(value) ? fitItems(question, value, path, context) : misfit();
    default: {
      const { kept, fits } = fitChoices(one, value, context.keepsChoices);
      if (!fits) misfit();
      return kept;
    }
  }
}

const asked = (questions: readonly Asking[]): FittedQuestion[] =>
  withChoiceQuestions(questions).map((question) => ({ name: question.getValueName(), question }));

const columnsOf = ({ columns = [], detailPanel, choices = [] }: Asking): FittedQuestion[] => [
  ...columns.map(({ name, templateQuestion }) => ({ name, question: templateQuestion, ofTable: choices })),
  ...asked(detailPanel?.questions ?? []),
];

/** More rows than the question takes are a misfit when sending, and stay where they can still be removed; of fewer, empty ones are added. */
function fitList(
  questions: readonly FittedQuestion[],
  { question }: FittedQuestion,
  value: unknown,
  path: string,
  context: Context,
): unknown {
  if (!Array.isArray(value)) return void context.misfits.push(path);
  const { min, max } = countsOf(question, context.setNames.has(question.getValueName()));
  if (!context.keepsUnknown && value.length > max) context.misfits.push(path);
  const missing = context.keepsChoices ? 0 : Math.max(min - value.length, 0);
  const rows = [...(value as readonly unknown[]), ...Array.from({ length: missing }, () => ({}))];
  return rows.map((row, index) => fitRow(questions, row, `${path}[${index}]`, context));
}

function fitRow(questions: readonly FittedQuestion[], row: unknown, path: string, context: Context): object {
  if (isObject(row)) return fitMembers(questions, row, path, context);
  if (row !== null && row !== undefined && row !== '') context.misfits.push(path);
  return {};
}

function fitRows(question: Asking, value: Values, path: string, context: Context): object {
  const names = new Set((question.rows ?? []).map((row) => String(row.value)));
  const rows = Object.entries(value).filter(([name]) => context.keepsUnknown || names.has(name));
  return Object.fromEntries(rows.map(([name, row]) => [name, fitRow(columnsOf(question), row, `${path}.${name}`, context)]));
}

/** A table of choices: one column, or several, for each row. */
function fitGrid({ rows = [], columns = [], isMultiSelect }: Asking, value: Values, path: string, context: Context): object | undefined {
  const exclusive = columns.filter((column) => (column as Item & { readonly isExclusive?: boolean }).isExclusive === true);
  // Without rows it is a single question, whose answer is no object.
  const named = Object.entries(value).filter(([name]) => context.keepsUnknown || rows.some((row) => String(row.value) === name));
  const fitted = named.flatMap(([name, chosen]) => {
    const chosenAll: unknown = isMultiSelect ? chosen : [chosen];
    const fits =
      Array.isArray(chosenAll) &&
      (context.keepsChoices ||
        (chosenAll.every((one) => fitsOne(columns, one)) && together(chosenAll, (one) => one, exclusive).length === chosenAll.length));
    if (!fits) context.misfits.push(`${path}.${name}`);
    return fits ? [[name, chosen] as const] : [];
  });
  return fitted.length > 0 ? Object.fromEntries(fitted) : undefined;
}

function fitItems({ items = [] }: Asking, value: Values, path: string, context: Context): object {
  const editors = items.map(({ name, editor }) => ({ name, question: editor }));
  const named = Object.entries(value).filter(([name]) => context.keepsUnknown || items.some((item) => item.name === name));
  return fitMembers(editors, Object.fromEntries(named), path, context);
}

const commentSuffix = settings.commentSuffix;
const totalSuffix = settings.matrix.totalsSuffix;
