/**
 * `npm run draw`: draws the folders and their imports into docs/architecture.md, where each begins and ends with a comment;
 * and writes docs/forms/question-types.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './set-up/places.mjs';
import { print } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const { withDrawings } = await import('./check/drawings.ts');
  const file = inRoot('docs/architecture.md');
  const text = readFileSync(file, 'utf8');
  const drawn = withDrawings(text);
  writeFileSync(file, drawn);
  const { questionTypesFile, questionTypesPage } = await import('./check/question-types-page.ts');
  writeFileSync(questionTypesFile, questionTypesPage());
  print(drawn === text ? 'docs/architecture.md is as the folders are.' : 'docs/architecture.md is drawn anew.');
  return 0;
});
