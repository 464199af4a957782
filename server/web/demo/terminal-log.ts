import type { DestinationStream } from 'pino';

const marks: Readonly<Record<number, string>> = {
  20: '\u001b[2m·\u001b[0m',
  30: '\u001b[2m·\u001b[0m',
  40: '\u001b[33m!\u001b[0m',
  50: '\u001b[31m×\u001b[0m',
  60: '\u001b[31m×\u001b[0m',
};
interface Failure {
  readonly message?: string;
  readonly cause?: Failure;
}

const whyOf = (failure: Failure | undefined): string => (failure?.message ? `: ${failure.message}${whyOf(failure.cause)}` : '');
const faint = (text: string): string => `\u001b[2m${text}\u001b[0m`;

/** Log lines for a person at a terminal: a mark, the sentence, then the fields. Everywhere else logs stay JSON. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return {
    write(line) {
      try {
        const {
          level,
          time: _,
          msg,
          err,
          demoMessage,
          ...fields
        } = JSON.parse(line) as { level: number; time?: string; msg?: string; err?: Failure; demoMessage?: string };
        const details = Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
        write(`  ${marks[level] ?? '·'} ${demoMessage ?? msg ?? ''}${whyOf(err)} ${faint(details.join(' '))}\n`);
      } catch {
        write(line);
      }
    },
  };
}
