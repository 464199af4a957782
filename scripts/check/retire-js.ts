import type { Advisory } from './advisories.ts';

/** A list of Retire.js: of libraries of the browser, or of packages of npm. */
export type RetireList = Readonly<Record<string, RetiredPackage>>;

interface RetiredPackage {
  /** Where the library has another name at npm. */
  readonly npmname?: string;
  readonly vulnerabilities?: readonly RetiredVersions[];
}

interface RetiredVersions {
  readonly atOrAbove?: string;
  readonly below: string;
  readonly identifiers?: Readonly<Record<string, string | readonly string[]>>;
  readonly info?: readonly string[];
}

const unnamed = 'no number';

/** Pure. */
export const advisoriesOf = (list: RetireList): Advisory[] =>
  Object.entries(list).flatMap(([name, { npmname = name.toLowerCase(), vulnerabilities = [] }]) =>
    vulnerabilities.map(({ atOrAbove = '', below, identifiers = {}, info = [] }) => ({
      package: npmname,
      from: atOrAbove,
      below,
      id: cellOf([identifiers['CVE'], identifiers['githubID'], info].flat().find((id) => id !== undefined) ?? unnamed),
    })),
  );

/** Without what ends a cell. */
const cellOf = (text: string): string => text.replaceAll(/[\s,]/g, '');
