import { SurveyModel, type Question } from 'survey-core';
import { questionsOf } from '#forms/model';
import { pick } from '../support/seed.ts';
import { answerField, pickOrNone } from './drawn-fields.fixture.ts';

type Chance = () => number;
type Values = Record<string, unknown>;

const words = ['', 'Heron', 'Žofie Ní Bhriain', '2014', '日本', 'a@b.example', ' x '];

/** A form about to be filled in survey-core's own model; nothing of the portal's has touched it. */
export function openForm(definition: object, chance: Chance): SurveyModel {
  const model = new SurveyModel(definition);
  changeAnswers(model, chance);
  changeAnswers(model, chance);
  return model;
}

/** A person goes through the form once more and changes most of what it shows. */
export function changeAnswers(model: SurveyModel, chance: Chance): void {
  for (const { question } of questionsOf(model))
    if (question.isVisibleInSurvey && !question.isReadOnly && chance() < 0.7) answer(question, chance);
}

interface Answering extends Question {
  readonly visibleChoices?: readonly { readonly value: unknown }[];
  readonly columns?: readonly { readonly value: unknown }[];
  readonly rows?: readonly { readonly value: unknown }[];
  readonly maxSelectedChoices?: number;
  readonly rateMax?: number;
  readonly acceptedTypes?: string;
}

function answer(given: Question, chance: Chance): void {
  const question = given as Answering;
  const type = question.getType();
  if (answerField(question, chance)) return;
  const values = (question.visibleChoices ?? []).map(({ value }) => value).filter((value) => value !== '');
  if (type === 'text' || type === 'comment') question.value = textFor(question, chance);
  else if (type === 'radiogroup' || type === 'dropdown') {
    question.value = pick(chance, values);
    if (question.value === 'other') question['otherValue'] = pick(chance, words);
    if (question.showCommentArea && chance() < 0.5) question.comment = pick(chance, words);
  } else if (type === 'checkbox' || type === 'tagbox') question.value = chosenOf(question, values, chance);
  else if (type === 'ranking') question.value = rankedOf(question, values, chance);
  else if (type === 'imagepicker') question.value = pickOrNone(chance, values);
  else if (type === 'rating') question.value = 1 + Math.floor(chance() * (question.rateMax ?? 5));
  else if (type === 'slider') question.value = placesOn(question, chance);
  else if (type === 'signaturepad') question.value = pickOrNone(chance, ['data:image/png;base64,iVBORw0KGgo=']);
  else if (type === 'boolean') question.value = chance() < 0.5 ? question['valueTrue'] : question['valueFalse'];
  else if (type === 'file') question.value = chance() < 0.7 ? [fileAnswer(question, chance)] : undefined;
  else if (type === 'matrix') question.value = gridOf(question, chance);
  else if (type === 'paneldynamic')
    changeRows(
      chance,
      () => question['addPanel'](),
      () => question['removePanel'](0),
    );
  else if (type === 'matrixdynamic')
    changeRows(
      chance,
      () => question['addRow'](),
      () => question['removeRow'](0, false),
    );
}

function chosenOf({ maxSelectedChoices: max }: Answering, values: readonly unknown[], chance: Chance): unknown[] {
  const chosen = values.filter((value) => value !== 'none' && chance() < 0.4);
  return max ? chosen.slice(0, max) : chosen;
}

function changeRows(chance: Chance, add: () => void, remove: () => void): void {
  const drawn = chance();
  if (drawn < 0.5) add();
  else if (drawn < 0.7) remove();
}

const gridOf = ({ rows = [], columns = [] }: Answering, chance: Chance): Values =>
  Object.fromEntries(rows.filter(() => chance() < 0.6).map(({ value }) => [String(value), pick(chance, columns).value]));

/** Some of the choices where it is answered by picking them, else all. */
function rankedOf(question: Answering, values: readonly unknown[], chance: Chance): unknown[] {
  const ranked = values.toSorted(() => chance() - 0.5);
  return question['selectToRankEnabled'] ? ranked.slice(0, Math.floor(chance() * (ranked.length + 1))) : ranked;
}

function placesOn(question: Answering, chance: Chance): number | number[] {
  const place = (): number => Math.floor(chance() * Number(question['max'] ?? 100));
  return question['sliderType'] === 'range' ? [place(), place()].sort((one, other) => one - other) : place();
}

function textFor(question: Question, chance: Chance): unknown {
  const day = `20${10 + Math.floor(chance() * 16)}-03-0${1 + Math.floor(chance() * 9)}`;
  const time = `1${Math.floor(chance() * 10)}:30`;
  switch (question['inputType']) {
    case 'number':
      return Math.floor(chance() * 1e6);
    case 'date':
      return day;
    case 'datetime-local':
      return `${day}T${time}`;
    case 'month':
      return day.slice(0, 7);
    case 'time':
      return time;
    default:
      return pick(chance, words);
  }
}

const fileAnswer = ({ acceptedTypes = '' }: Answering, chance: Chance) => ({
  name: `${pick(chance, ['car', 'log book', 'näide'])}.${acceptedTypes.startsWith('image') ? 'png' : 'pdf'}`,
  type: acceptedTypes.startsWith('image') ? 'image/png' : 'application/pdf',
  size: 1 + Math.floor(chance() * 1000),
  content: `pending:${Math.floor(chance() * 1e9).toString(36)}`,
});

const odd: readonly unknown[] = [
  'SPACESHIP',
  { nested: { deeper: [{ toString: 'x' }] } },
  [null, 1, 'x', { a: 1 }],
  'x'.repeat(9000),
  -1e308,
  true,
  null,
  [],
  {},
  [{ name: 'evil.pdf', content: 'https://elsewhere.example', size: -1, type: 'x', more: 'x' }],
  [{ name: 'a.pdf', type: 'application/pdf', size: 5, content: 'pending:1', secret: 'x'.repeat(9000) }],
];

/** The answers with some of them, anywhere, made what no honest browser sends. */
export function spoilt(answers: Values, chance: Chance): Values {
  const copy = structuredClone(answers);
  const places = placesIn(copy);
  const count = 1 + Math.floor(chance() * 4);
  for (let at = 0; at < count; at += 1) {
    const value = structuredClone(pick(chance, odd));
    if (places.length > 0 && chance() < 0.6) {
      const { parent, key } = pick(chance, places);
      parent[key] = value;
    } else {
      const { parent } = places.length > 0 && chance() < 0.5 ? pick(chance, places) : { parent: copy };
      parent[pick(chance, ['neverAsked', 'account_id', 'double', 'lateness', 'count-Comment', 'stage-Comment', 'trips-total'])] = value;
    }
  }
  return copy;
}

interface AnswerPlace {
  readonly parent: Values;
  readonly key: string;
}

function placesIn(node: unknown): AnswerPlace[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [{ parent: node as Values, key }, ...placesIn(value)]);
}
