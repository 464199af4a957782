import { expect, test } from 'vitest';

/** The runners are plain JavaScript. */
const { restartsServer, watched } = (await import(new URL('./watched.mjs', import.meta.url).href)) as {
  readonly watched: readonly string[];
  restartsServer(folder: string, name: string): boolean;
};

test('code of the server and of what it shares with the browser restarts the server of `npm run dev`; tests and what is generated do not', () => {
  const restarts = (path: string): boolean =>
    watched.some((folder) => path.startsWith(`${folder}/`) && restartsServer(folder, path.slice(folder.length + 1)));
  expect(
    ['server/serve.ts', 'schemas/api/content.ts', 'forms/model/definition/index.ts', 'forms/model/fit-choices.ts'].filter(
      (path) => !restarts(path),
    ),
  ).toEqual([]);
  expect(
    [
      'server/platform/log/log.test.ts',
      'server/wiring/content.fixture.ts',
      'schemas/built/page.d.ts',
      'schemas/published/page.json',
      'src/tab/tab.ts',
    ].filter(restarts),
  ).toEqual([]);
});
