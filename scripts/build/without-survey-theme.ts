import type { Plugin } from 'vite';

const begin = '\nvar baseTheme = {\n';
const end = '\n};\n';
const notFound =
  'The theme of survey-core was not found: the library has changed. Adapt scripts/build/without-survey-theme.ts, or delete it.';

let isLeftOut = false;

/**
 * Leaves out the values of SurveyJS's own theme: a tenth of the text of survey-core, for a stylesheet that is turned off (`generateStylesheet` of
 * `forms/react/model/create-survey.ts`), and that nothing can leave out from outside (docs/decisions/0021).
 */
export const withoutSurveyTheme: Plugin = {
  name: 'without-survey-theme',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/survey-core\/fesm\/survey-core\.mjs$/ },
    handler(code) {
      const from = code.indexOf(begin);
      const to = code.indexOf(end, from);
      if (from < 0 || to < 0) return this.error(notFound);
      isLeftOut = true;
      return { code: `${code.slice(0, from)}${begin.trimEnd()} cssVariables: {} };\n${code.slice(to + end.length)}`, map: null };
    },
  },
  buildEnd(error) {
    if (!error && !isLeftOut) this.error(notFound);
  },
};
