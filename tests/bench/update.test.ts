// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount, readersOf, type UpdateWay } from './update.tsx';

const count = 100;

async function mounted(way: UpdateWay) {
  const page = await mount(way, count, document.createElement('div'));
  page.drawn();
  return page;
}

test('one fact changes: the engine draws its readers again and nothing else, as careful code by hand does', async () => {
  const [engine, careful, simple] = await Promise.all([mounted('engine'), mounted('careful'), mounted('simple')]);
  for (const page of [engine, careful, simple]) page.change(5);
  expect(engine.drawn()).toBe(readersOf(count));
  expect(careful.drawn()).toBe(readersOf(count));
  expect(simple.drawn()).toBe(count);
  expect(engine.markup()).toContain('Status 5');
  expect(engine.markup()).toBe(careful.markup());
  expect(engine.markup()).toBe(simple.markup());
});

test('a fact that changes to what it was draws nothing', async () => {
  const page = await mounted('engine');
  page.change(0);
  expect(page.drawn()).toBe(0);
});
