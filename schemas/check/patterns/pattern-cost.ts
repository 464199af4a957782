import { createContext, Script } from 'node:vm';
import { worstInputs } from './worst-inputs.ts';

export interface PatternCost {
  /** Processor time until it was stopped. */
  readonly milliseconds: number;
  /** Characters of the answer it was stopped at. */
  readonly length: number;
}

/** Processor time that a pattern may take for an answer of the maximum length. */
export const maxMilliseconds = 100;
const maxAnswerLength = 5000;
const lengths = [16, 24, 32, 48, 100, 400, 1500, maxAnswerLength];
const largestMemory = 1000;

const measured = new Map<string, PatternCost | undefined>();
const context = createContext(Object.create(null) as object);
const script = new Script('for (const input of inputs) { at.length = input.length; pattern.test(input); }');

/**
 * What a regular expression costs where it takes longer than `maxMilliseconds` of processor time for an answer of at most 5,000 characters;
 * undefined where none was found. It is tried against worst-case inputs, each of which is stopped in time: the caller waits for a fraction of
 * a second for each slow pattern. Throws where the pattern cannot be read.
 */
export function slowPatternCost(source: string, flags = ''): PatternCost | undefined {
  const key = `${flags}/${source}`;
  if (measured.has(key)) return measured.get(key);
  const pattern = new RegExp(source, flags);
  let slow: PatternCost | undefined;
  for (const { before, repeated, after } of worstInputs(source, flags)) {
    const inputs = lengths.map((length) => before + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + after);
    slow = tryAll(pattern, inputs);
    if (slow) break;
  }
  if (measured.size >= largestMemory) measured.delete([...measured.keys()][0] ?? '');
  measured.set(key, slow);
  return slow;
}

/** A busy machine stops it early by the clock: it is then tried again for longer, until it has used its processor time. */
function tryAll(pattern: RegExp, inputs: readonly string[]): PatternCost | undefined {
  const at = { length: 0 };
  for (let timeout = maxMilliseconds; ; timeout *= 2) {
    const before = process.threadCpuUsage?.();
    try {
      script.runInContext(Object.assign(context, { pattern, inputs, at }), { timeout });
      return undefined;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const since = before && process.threadCpuUsage(before);
      const milliseconds = since ? (since.user + since.system) / 1000 : timeout;
      if (milliseconds >= maxMilliseconds * 0.9 || timeout >= 1600) return { milliseconds: Math.round(milliseconds), length: at.length };
    }
  }
}
