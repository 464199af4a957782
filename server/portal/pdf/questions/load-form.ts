import { ElementFactory, QuestionFactory, SurveyModel } from 'survey-core';
import 'survey-core/survey.i18n';

const deepest = 64;

/** The form with its answers, as SurveyJS understands it. Question types of the browser alone become plain questions; nothing is fetched. */
export function loadForm(definition: unknown, answers: Readonly<Record<string, unknown>>, language: string): SurveyModel {
  const model = new SurveyModel(plain(definition, 0) as object);
  model.locale = language;
  model.data = answers;
  return model;
}

function plain(node: unknown, depth: number): unknown {
  if (depth > deepest || typeof node !== 'object' || node === null) return depth > deepest ? undefined : node;
  if (Array.isArray(node)) return node.map((part) => plain(part, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) if (key !== '__proto__' && key !== 'choicesByUrl') copy[key] = plain(value, depth + 1);
  const { type, name } = copy;
  // An element has a name and a type; a validator or a trigger has only a type.
  if (typeof type === 'string' && typeof name === 'string' && !isKnown(type)) copy['type'] = 'text';
  return copy;
}

const kept = new Set(['panel', 'flowpanel', 'page', 'paneldynamic']);
const isKnown = (type: string): boolean =>
  kept.has(type) || QuestionFactory.Instance.getAllTypes().includes(type) || ElementFactory.Instance.getAllTypes().includes(type);
