import { isObject } from '#locale/is-object';
import { escapePart } from '#schemas/shared/pointer';
import { elementLists, elementTypes, notShownType, shownSurveyTypes } from './question-types.ts';
import { isOwnAddress, refusedNames } from './refused-names.ts';
import { giveMeantType } from './other-types.ts';
import { joinSharedNames } from './shared-names.ts';
import { ignoredIn, notListsIn, undrawnLooksIn } from './survey-types.ts';

/** A form definition a tenant wrote that cannot be used, with the names that are wrong. */
export class UnusableForm extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super(`The form uses names that are not allowed: ${names.join(', ')}. Rename these questions.`);
    this.name = 'UnusableForm';
    this.names = names;
  }
}

/** A part of a definition that the portal leaves out. */
export interface LeftOut {
  /** JSON pointer from the root of the definition. */
  readonly pointer: string;
  readonly what:
    | 'way-out'
    | 'foreign-choices'
    | 'start-page'
    | 'timer'
    | 'outside-service'
    | 'question-type'
    | 'other-type'
    | 'look'
    | 'not-a-list';
  /** The property, or the type of the question. */
  readonly name: string;
  /** The type that takes its place. */
  readonly instead?: string;
}

/** Maximum characters of a text answer where the form itself sets no limit (SEC-30). */
export const maxTextLength = 5000;

/** Properties of a survey or page that the portal does without, and why. */
const leftOut: Readonly<Record<string, LeftOut['what']>> = {
  navigateToUrl: 'way-out',
  navigateToUrlOnCondition: 'way-out',
  firstPageIsStartPage: 'start-page',
  firstPageIsStarted: 'start-page',
  timeLimit: 'timer',
  timeLimitPerPage: 'timer',
  maxTimeToFinish: 'timer',
  maxTimeToFinishPage: 'timer',
  showTimer: 'timer',
  showTimerPanel: 'timer',
  surveyId: 'outside-service',
  surveyPostId: 'outside-service',
  cookieName: 'outside-service',
};

/** Below these is an answer, which may be anything. */
export const answerKeys = /^(default\w*|correctAnswer|value|setValue)$/;
/** How deep a definition may nest. */
export const maxDepth = 64;

/**
 * A copy of a SurveyJS definition without what a form must not do on its own (go elsewhere, load choices from other hosts, end by a clock,
 * take too long on long input), and what was left out of it. Unless it is to be filled in (`fills`), it has no defaults, except those of
 * fixed parts, and fetches no choices. A question of an unknown type keeps its place, as one that cannot be shown.
 * Throws UnusableForm for names that would break the page. Pure.
 */
export function safeDefinition(
  definition: unknown,
  { fills = true }: { readonly fills?: boolean } = {},
): { readonly definition: object; readonly leftOut: readonly LeftOut[] } {
  const refused: string[] = [];
  const found: LeftOut[] = [];
  const copy = copyNode(
    definition,
    { pointer: '', depth: 0, list: '', isAnswer: false, isFixed: false },
    { refused, found, fills, whole: definition },
  );
  if (refused.length > 0) throw new UnusableForm(refused);
  const survey: Record<string, unknown> = isObject(copy) ? copy : {};
  joinSharedNames(survey);
  for (const name of ['maxTextLength', 'maxCommentLength'])
    if (!isLimit(survey[name]))
      survey[name] = isLimit(survey['maxOthersLength']) && name === 'maxCommentLength' ? survey['maxOthersLength'] : maxTextLength;
  return { definition: survey, leftOut: found };
}

interface NodePlace {
  readonly pointer: string;
  readonly depth: number;
  /** The list of elements it is an item of, or ''. */
  readonly list: string;
  readonly isAnswer: boolean;
  /** Whether it is, or is within, what is read-only or hidden without a condition. */
  readonly isFixed: boolean;
}
interface Findings {
  readonly refused: string[];
  readonly found: LeftOut[];
  readonly fills: boolean;
  readonly whole: unknown;
}

function copyNode(node: unknown, place: NodePlace, findings: Findings): unknown {
  if (place.depth > maxDepth) return undefined;
  const below = (key: string | number, value: unknown, more: Partial<NodePlace> = {}): unknown =>
    copyNode(value, { ...place, list: '', pointer: `${place.pointer}/${escapePart(key)}`, depth: place.depth + 1, ...more }, findings);
  if (Array.isArray(node)) return node.map((item, index) => below(index, item, { list: place.list }));
  if (!isObject(node)) return node;
  const copy: Record<string, unknown> = {};
  const isFixed = place.isFixed || isFixedPart(node);
  for (const [key, value] of Object.entries(node)) {
    if (!findings.fills && !isFixed && !place.isAnswer && /^default\w*Value(Expression)?$|^defaultValue\w*$/.test(key)) continue;
    if (refusedNames.has(key) || (!place.isAnswer && isLeftOut(key, value, place, findings))) continue;
    if (!place.isAnswer && (key === 'name' || key === 'valueName') && typeof value === 'string' && refusedNames.has(value))
      findings.refused.push(value);
    copy[key] = below(key, value, { list: elementLists.has(key) ? key : '', isFixed, isAnswer: place.isAnswer || answerKeys.test(key) });
  }
  return place.isAnswer ? copy : knownQuestion(copy, node, place, findings);
}

function isLeftOut(key: string, value: unknown, { pointer }: NodePlace, { found }: Findings): boolean {
  const what = key === 'choicesByUrl' ? 'foreign-choices' : Object.hasOwn(leftOut, key) ? leftOut[key] : undefined;
  if (what === undefined || (key === 'choicesByUrl' && isOwnAddress(value))) return false;
  if (!isNothing(value)) found.push({ pointer: `${pointer}/${escapePart(key)}`, what, name: key });
  return true;
}

function knownQuestion(
  copy: Record<string, unknown>,
  original: Readonly<Record<string, unknown>>,
  { pointer, list }: NodePlace,
  { found, fills, whole }: Findings,
): object {
  if (!fills) withoutFetching(copy);
  if (!fills) withRowsOfDefault(copy, original);
  for (const kind of ['type', 'cellType'] as const) {
    const name = String(copy[kind]);
    const instead = kind === 'type' && list === '' ? undefined : giveMeantType(copy, kind, whole);
    if (instead !== undefined) found.push({ pointer: `${pointer}/${kind}`, what: 'other-type', name, instead });
  }
  const { type, cellType } = copy;
  for (const [what, names] of [
    ['look', ignoredIn(copy)],
    ['not-a-list', notListsIn(copy)],
  ] as const)
    for (const name of names) {
      found.push({ pointer: `${pointer}/${name}`, what, name });
      delete copy[name];
    }
  for (const name of undrawnLooksIn(copy)) delete copy[name];
  // The same answer, an array; shown as tick boxes, which are accessible.
  for (const kind of ['type', 'cellType']) if (copy[kind] === 'tagbox') copy[kind] = 'checkbox';
  // A plain matrix has cells of its own kinds.
  if (type !== 'matrix' && typeof cellType === 'string' && cellType !== 'default' && !shownSurveyTypes.has(cellType)) {
    found.push({ pointer: `${pointer}/cellType`, what: 'question-type', name: cellType });
    copy['cellType'] = notShownType;
  }
  if (list !== '' && !(typeof type === 'string' && elementTypes.has(type))) {
    found.push({ pointer: `${pointer}/type`, what: 'question-type', name: typeof type === 'string' ? type : '' });
    return notShown(copy, pointer);
  }
  return copy;
}

/** Whether a form, page, panel or question is read-only or hidden for good: without a condition of its own that ends it. Pure. */
export const isFixedPart = ({ readOnly, mode, enableIf, visible, visibleIf }: Readonly<Record<string, unknown>>): boolean =>
  ((readOnly === true || mode === 'display') && !enableIf) || (visible === false && !visibleIf);

/** Replaces a question of an unknown type; required where that question, or anything within it, is. */
function notShown(question: Readonly<Record<string, unknown>>, pointer: string): object {
  const kept = ['title', 'visible', 'visibleIf', 'requiredIf', 'startWithNewLine'].filter((key) => Object.hasOwn(question, key));
  return {
    ...Object.fromEntries(kept.map((key) => [key, question[key]])),
    type: notShownType,
    name: typeof question['name'] === 'string' && question['name'] !== '' ? question['name'] : `question ${pointer}`,
    isRequired: asksForAnswer(question),
  };
}

function asksForAnswer(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(asksForAnswer);
  return (
    isObject(node) &&
    (node['isRequired'] === true || Object.entries(node).some(([key, value]) => !answerKeys.test(key) && asksForAnswer(value)))
  );
}

/** Where nothing may be fetched, what an address would offer is unknown: any choice is accepted. */
function withoutFetching(question: Record<string, unknown>): void {
  if (!isObject(question['choicesByUrl'])) return;
  delete question['choicesByUrl'];
  question['keepIncorrectValues'] = true;
}

/** Where no rows can be added and the default, which is not loaded, makes them, it still limits how many there are. */
function withRowsOfDefault(
  question: Record<string, unknown>,
  { defaultValue, defaultValueExpression }: Readonly<Record<string, unknown>>,
): void {
  for (const [adds, max, begins] of [
    ['allowAddRows', 'maxRowCount', 'rowCount'],
    ['allowAddPanel', 'maxPanelCount', 'panelCount'],
  ] as const) {
    if (question[adds] !== false || (!Array.isArray(defaultValue) && !defaultValueExpression)) continue;
    question[adds] = true;
    if (!defaultValueExpression && Array.isArray(defaultValue))
      question[max] = Math.max(defaultValue.length, Number(question[begins] ?? 0), 1);
  }
}

const isLimit = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isNothing = (value: unknown): boolean =>
  value === '' || value === false || value === null || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0);
