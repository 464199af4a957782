import type { Plugin } from 'vite';

const names: readonly string[] = ['entry-client', 'SurveyForm'];

/**
 * Asks V8 to compile every function of the two scripts that a form waits for while they arrive, off the main thread, instead of each one when it is first
 * called. Other engines read a comment. It has to be the first line, which other plugins write too.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
