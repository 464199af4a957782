import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';

const shipped = sourceFiles(/\.tsx?$/).filter(
  ({ path }) => /^(engine|forms|ui|registry|src)\//.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !path.startsWith('src/gallery/'),
);
const sinks =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|srcDoc/;

test('html is put into a page in one place, which is given what was sanitised', () => {
  expect(shipped.length).toBeGreaterThan(150);
  expect(shipped.filter(({ text }) => sinks.test(text)).map(({ path }) => path)).toEqual(['ui/text/Prose.tsx']);
});
