import { escapePart } from '../../shared/pointer.ts';
import { maxMilliseconds, slowPatternCost } from './pattern-cost.ts';

export interface PatternIssue {
  /** JSON pointer from the root of the definition. */
  readonly pointer: string;
  readonly code: 'slow-pattern' | 'invalid-expression';
  readonly message: string;
}

/** Slow patterns of one form that are measured; the others are found once these are corrected. */
const maxSlow = 5;

/** Patterns of a form definition that cannot be read, or that a long answer could keep busy, with their question. */
export function formPatternIssues(definition: unknown): PatternIssue[] {
  const issues: PatternIssue[] = [];
  const visit = (node: unknown, pointer: string, question: string): void => {
    if (typeof node !== 'object' || node === null || issues.length >= maxSlow) return;
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, `${pointer}/${index}`, question));
    const part = node as Readonly<Record<string, unknown>>;
    const { regex, name } = part;
    const inside = typeof name === 'string' && name !== '' ? name : question;
    // Whatever the type is called: survey-core ignores upper and lower case in it.
    if (typeof regex === 'string') {
      const issue = issueOf(regex, part['caseInsensitive'] === true || part['insensitive'] === true ? 'i' : '', inside);
      if (issue) issues.push({ pointer: `${pointer}/regex`, ...issue });
    }
    for (const [key, value] of Object.entries(part)) visit(value, `${pointer}/${escapePart(key)}`, inside);
  };
  visit(definition, '', '');
  return issues;
}

function issueOf(regex: string, flags: string, question: string): Omit<PatternIssue, 'pointer'> | undefined {
  const place = `The pattern ${regex}${question ? ` of the question "${question}"` : ''}`;
  try {
    const cost = slowPatternCost(regex, flags);
    if (!cost) return undefined;
    const found = `took more than ${maxMilliseconds} ms for an answer of ${cost.length} characters (stopped after ${cost.milliseconds} ms)`;
    const remedy =
      'A long answer would hold up the form. Do not repeat what already repeats, as (a+)+, nor what two parts can read, as (a|a)*.';
    return { code: 'slow-pattern', message: `${place} ${found}. ${remedy}` };
  } catch (fault) {
    return { code: 'invalid-expression', message: `${place} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}.` };
  }
}
