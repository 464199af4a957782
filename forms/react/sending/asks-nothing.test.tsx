// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { measureNothing } from '../drawn-form.fixture.ts';
import { press, show } from '../shown-form.fixture.tsx';

measureNothing();
afterEach(cleanup);

const hidden = { visibleIf: "{who} = 'nobody'" };
const step = (name: string, more: object = {}) => ({
  name,
  title: `Step of ${name}`,
  elements: [{ type: 'text', name, title: `About ${name}`, ...more }],
});
const inPanel = (name: string) => ({
  name,
  title: `Step of ${name}`,
  elements: [
    { type: 'panel', name: `${name}-panel`, title: 'Panel', elements: [{ type: 'comment', name, isRequired: true, ...hidden }] },
    { type: 'paneldynamic', name: `${name}-many`, ...hidden, panelCount: 1, templateElements: [{ type: 'text', name: 'x' }] },
  ],
});
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const asked = (title: string) => waitFor(() => expect(screen.getByRole('textbox', { name: title })).toBeTruthy());

test('a step of which rules hide every question is passed over: first, within, last, on the way and back', async () => {
  const definition = { pages: [inPanel('a'), step('b'), inPanel('c'), step('d', hidden), step('e'), inPanel('f')] };
  show({ definition });
  expect(steps()).toEqual(['1Step of b', '2Step of e']);
  await asked('About b');
  press('Continue');
  await asked('About e');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  press('Back');
  await asked('About b');
});

test('a step that is passed over comes back with the answer that its rule asks for', async () => {
  show({ definition: { pages: [step('b'), step('d', hidden)] }, answers: { who: 'nobody' } });
  expect(steps()).toEqual(['1Step of b', '2Step of d']);
});

test.each([
  ['one step', [step('a', hidden)], undefined],
  ['steps', [inPanel('a'), step('d', { ...hidden, isRequired: true })], undefined],
  ['steps and the answers at the end', [inPanel('a'), step('d', hidden)], {}],
  ['no step', [], undefined],
])('a form of %s that asks nothing reports it and leads back', (_, pages, review) => {
  const { act } = show({ definition: { pages }, answers: {}, returnHref: '/hub', page: 1, ...(review && { review }) });
  expect(screen.getByText('There is nothing for you to fill in here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/hub');
  expect(screen.queryByRole('button', { name: /Submit|Continue/ })).toBeNull();
  expect(act.mock.calls.map(([name]) => name)).not.toContain('submit-form');
});

test('one that asks nothing, needs nothing and has answers can be sent', async () => {
  const definition = { pages: [step('a', hidden)], calculatedValues: [{ name: 'total', expression: '1 + 1', includeIntoResult: true }] };
  const { sent } = show({ definition, answers: {} });
  expect(screen.getByText(/You can send the form as it is/)).toBeTruthy();
  press('Submit');
  await waitFor(() => expect(sent()).toMatchObject([{ answers: { total: 2 } }]));
});
