// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Milestones } from './Milestones.tsx';
import { texts } from './milestones.schema.ts';

afterEach(cleanup);

test('milestones are in order, each with its state in words; the current one is marked, and has its number of the total', () => {
  const states = ['done', 'current', 'upcoming'] as const;
  const items = states.map((state) => ({ title: `Title ${state}`, date: `Date ${state}`, text: `Text ${state}`, state }));
  const given = { language: 'en', data: {}, act: () => Promise.resolve({ ok: false as const, code: 'no' }) };
  render(<Milestones id="m" heading="The case" items={items} text={texts} {...given} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(states.map((state) => `Title ${state}`));
  for (const [index, state] of states.entries())
    for (const words of [texts[state], `Date ${state}`, `Text ${state}`]) expect(steps[index]?.textContent).toContain(words);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[1]?.textContent).toContain(texts.step.replace('{step}', '2').replace('{total}', '3'));
});
