import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { draw } from './draw-example.tsx';
import { givenNameFaults } from './given-names.ts';
import { literalColours } from './literal-colours.ts';
import { mutationsOf } from './mutations.ts';
import { allFolders, allStyles, entries, kebab } from './registry-files.ts';

const pascal = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1);

test('the list is not empty, and every folder with a schema is in it', () => {
  expect(entries.length).toBeGreaterThan(8);
  expect(entries.map(({ type }) => kebab(type))).toEqual(expect.arrayContaining(allFolders));
});

test.each(allStyles)('%s names tokens, never a literal colour', (_, css) => {
  expect(literalColours(css)).toEqual([]);
});

describe.each(entries)('$type', ({ type, definition, folder, examples = {}, schema, scripts }) => {
  test('is in a folder of its name, with a schema of its name', () => {
    expect(folder.endsWith(`/${kebab(type)}/`)).toBe(true);
    expect(Object.keys(schema)).toEqual(expect.arrayContaining([`${pascal(type)}Props`, 'texts']));
  });

  test('takes no prop of a name that the engine gives', () => {
    const published = JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/published/${type}.json`), 'utf8')) as object;
    expect(givenNameFaults(type, published)).toEqual([]);
  });

  test('has its words as text', async () => {
    const { texts } = (await definition.load()).schema;
    expect(Object.values(texts).filter((word) => typeof word !== 'string' || word === '')).toEqual([]);
  });

  test('imports no other block', () => {
    const foreign = scripts.flatMap(([, text]) =>
      [...text.matchAll(/from '(\.\.\/[^']*)'|import\('(\.\.\/[^']*)'\)/g)].map((match) => match[1] ?? match[2] ?? ''),
    );
    expect(foreign.filter((path) => !/^\.\.\/\.\.\/(documents|runs|statuses|form-status|interview)\//.test(path))).toEqual([]);
  });

  test('has at least minimal, full and overflow', () => {
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(['minimal', 'full', 'overflow']));
  });

  describe.each(Object.entries(examples))('%s', (name, example) => {
    test('is valid against the built schema', async () => {
      const { schema } = await definition.load();
      expect(schema.validate(example.props)).toEqual([]);
    });

    test.each(['en', 'ar'])(
      'is drawn by the server in %s: no issue, not empty, no inline style (the policy refuses it), no live region within another',
      async (language) => {
        const { html, issues, failures } = await draw(type, example, language);
        expect(failures).toEqual([]);
        expect(issues).toEqual([]);
        expect(html).not.toMatch(/\sstyle="/);
        expect(nestedRegions(html), 'announced twice').toEqual([]);
        if (!['loading', 'empty'].includes(name)) expect(html.length).toBeGreaterThan(20);
      },
    );

    test('survives every single wrong value in its props', async () => {
      const failed: unknown[] = [];
      let tried = 0;
      for (const props of sample(mutationsOf(example.props), 250)) {
        tried += 1;
        const { failures } = await draw(type, { ...example, props: props as Record<string, unknown> });
        if (failures.length > 0) failed.push({ props, failures });
      }
      expect(failed).toEqual([]);
      expect(tried).toBeGreaterThan(0);
    });
  });
});

const live = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';

function nestedRegions(html: string): readonly string[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return [...document.querySelectorAll(live)].filter((one) => one.parentElement?.closest(live)).map(({ outerHTML }) => outerHTML);
}

/** At most about `limit` of them, evenly spread. */
function sample(all: Iterable<unknown>, limit: number): readonly unknown[] {
  const list = [...all].filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  const step = Math.max(1, Math.ceil(list.length / limit));
  return list.filter((_, index) => index % step === 0);
}
