import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  drawnLooks,
  ignoredProperties,
  inputTypes,
  refusedProperties,
  surveyTypeSupport,
  type TypeSupport,
} from '../../forms/model/definition/survey-types.ts';
import { root } from './program.ts';

export const questionTypesFile = join(root, 'docs/forms/question-types.md');

const head = `# Question types

Every question type of SurveyJS, and every \`inputType\` of a field of one line. What is refused is an error of \`portico check\`, and the import of content keeps the version
before; in a form that was stored earlier a notice replaces a question of a refused type, and a refused \`inputType\` is as the browser has it. Beside these the portal has question types of its own, for
[contact data](../how-to/questions-for-contact-data.md) and for [papers](../how-to/questions-for-papers.md). Made by \`npm run draw\` from \`forms/model/definition/survey-types.ts\`.
`;

/** The text of docs/forms/question-types.md. */
export function questionTypesPage(): string {
  return [
    head,
    table('type', surveyTypeSupport),
    '\n## Fields of one line, by `inputType`\n',
    table('inputType', inputTypes),
    '\n## Properties\n\nThese are ignored with a warning: each question works on every screen and by keyboard without them.\n',
    ...Object.entries(ignoredProperties).map(([type, names]) => `- \`${type}\`: ${names.map((name) => `\`${name}\``).join(', ')}`),
    '\n`displayMode`, `renderAs` and `renderMode` choose among looks. A question has one look here, so every value is refused but these, and `default` and `auto` of the others:\n',
    ...Object.entries(drawnLooks).map(([type, values]) => `- \`${type}\`: ${values.map((value) => `\`${value}\``).join(', ')}`),
    '\nThese are refused, too:\n',
    ...Object.entries(refusedProperties).flatMap(([type, names]) =>
      Object.entries(names).map(([name, instead]) => `- \`${name}\` of \`${type}\`: use \`${instead}\``),
    ),
    '',
  ].join('\n');
}

/** What is wrong with the file; '' when nothing is. */
export const questionTypesFaults = (): string =>
  existsSync(questionTypesFile) && readFileSync(questionTypesFile, 'utf8') === questionTypesPage()
    ? ''
    : 'docs/forms/question-types.md is not that of forms/model/definition/survey-types.ts: run "npm run draw".';

function table(kind: string, types: Readonly<Record<string, TypeSupport>>): string {
  const rows = Object.entries(types).map(([name, support]) => {
    const what = 'refused' in support ? `**refused**: ${support.refused} Use \`${support.instead}\`.` : support.shown;
    return `| \`${name}\` | ${what} | ${'refused' in support ? '' : pictureOf(`${kind === 'type' ? '' : 'input-'}${name}`)} |`;
  });
  return [`| ${kind} | here | |`, '| --- | --- | --- |', ...rows, ''].join('\n');
}

const pictureOf = (name: string): string =>
  existsSync(join(dirname(questionTypesFile), 'pictures', `${name}.png`)) ? `![${name}](pictures/${name}.png)` : '';
