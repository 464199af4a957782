import type { Plugin } from 'vite';

const begin = '\nvar baseTheme = {\n';
const end = '\n};\n';

/**
 * Leaves out the values of SurveyJS's own theme: a tenth of the text of survey-core, for a stylesheet that is turned off (`generateStylesheet` of
 * `registry/survey/model/create-survey.ts`), and that nothing can leave out from outside. docs/decisions/0021.
 */
export const withoutSurveyTheme: Plugin = {
  name: 'without-survey-theme',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/survey-core\/fesm\/survey-core\.mjs$/ },
    handler(code) {
      const from = code.indexOf(begin);
      const to = code.indexOf(end, from);
      if (from < 0 || to < 0)
        return this.error('survey-core has no theme of its own any more: delete scripts/build/without-survey-theme.ts.');
      return { code: `${code.slice(0, from)}${begin.trimEnd()} cssVariables: {} };\n${code.slice(to + end.length)}`, map: null };
    },
  },
};
