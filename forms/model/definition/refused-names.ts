import { isSameOriginPath } from '#schemas/shared/same-origin-path';

/** survey-core 3.0.0 throws on, or is polluted by, questions and keys named like what every object has (SEC-28). */
export const refusedNames: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A copy of answers, at any depth without what no question can be named: survey-core calls such members of an answer. Pure. */
export function safeAnswers<Value>(answers: Value): Value {
  if (Array.isArray(answers)) return answers.map((part: unknown) => safeAnswers(part)) as Value;
  if (typeof answers !== 'object' || answers === null) return answers;
  const named = Object.entries(answers).filter(([name]) => !refusedNames.has(name));
  return Object.fromEntries(named.map(([name, part]) => [name, safeAnswers<unknown>(part)])) as Value;
}

/** Whether `choicesByUrl` of a question asks this portal: parsed, as a browser drops tabs and line feeds: `/<tab>/elsewhere` is another host. */
export function isOwnAddress(source: unknown): boolean {
  const url = typeof source === 'object' && source !== null ? (source as { url?: unknown }).url : undefined;
  return isSameOriginPath(url);
}
