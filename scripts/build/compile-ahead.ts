import type { Plugin } from 'vite';

const names: readonly string[] = ['entry-client', 'SurveyForm'];

/**
 * Asks V8 to compile every function of the two scripts that a form waits for while they arrive, off the main thread, instead of each one when it is first
 * called. Other engines read a comment. It has to be the first line: after what other plugins write there.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const name of names) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk')
          return this.error(`There is no script "${name}" to compile ahead: scripts/build/compile-ahead.ts names it.`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};
