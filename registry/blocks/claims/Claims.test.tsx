// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockEnvironment } from '#engine';
import { Claims } from './Claims.tsx';
import { texts } from './claims.schema.ts';
import { examples } from './examples.ts';

afterEach(cleanup);

function show(name: string, more: object = {}, props?: object) {
  const act = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const example = examples[name] as { props: object; data: { claims: object } };
  const data = structuredClone(example.data);
  Object.assign(data.claims, more);
  const given = { id: 'claims', text: texts, language: 'en', data, act, ...(props ?? example.props) } as unknown as Parameters<
    typeof Claims
  >[0] &
    BlockEnvironment<typeof texts, 'claims'>;
  render(<Claims {...given} />);
  return { act };
}

test('title, new-claim button and phases, with the hint for mouse and for finger', () => {
  const { act } = show('full');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How your claim is going');
  fireEvent.click(screen.getByRole('button', { name: 'Tell us about another vehicle' }));
  expect(act).toHaveBeenCalledWith('open-form', { formSlug: 'vehicle-claim', createClaim: true });
  const phases = within(screen.getByRole('list', { name: 'Phases of your claim' })).getAllByRole('listitem');
  expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  expect(phases.map((phase) => phase.getAttribute('data-state'))).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
  expect(screen.getByText('Hover over a phase for more info')).toBeTruthy();
  expect(screen.getByText('Tap a phase for more info')).toBeTruthy();
});

test('each phase opens its explanation, and that of the current one is open in its place', () => {
  show('full');
  for (const button of within(screen.getByRole('list', { name: 'Phases of your claim' })).getAllByRole('button', { hidden: true })) {
    const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(tip?.textContent).toContain(`“${button.textContent}”`);
  }
  const current = document.querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain('Step 3 of 5');
  expect(current?.querySelector('p')?.textContent).toContain('Our checks');
});

test('what happened is there with its dates, newest first; of many the earlier ones are folded', () => {
  show('full');
  const entries = () => [...document.querySelectorAll('li:has(> time)')].map((entry) => entry.textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(entries()).toEqual([
    '22\u00a0Nov\u00a02026You signed “Settlement agreement”.',
    '21\u00a0Nov\u00a02026Your claim: in the group',
    '20\u00a0Nov\u00a02026You declined to sign “Payment instructions”.',
    '19\u00a0Nov\u00a02026We sent you “Settlement agreement” to sign.',
    '12\u00a0Nov\u00a02026We received your file logbook.pdf.',
    '12\u00a0Nov\u00a02026We received your form “Your vehicle” again, corrected.',
    '10\u00a0Nov\u00a02026We gave your form “Your vehicle” back to be corrected.',
    '02\u00a0Nov\u00a02026We received your form “Your vehicle”.',
  ]);
  cleanup();
  show('overflow');
  expect([entries().length, document.querySelectorAll('details li').length]).toEqual([9, 7]);
});

test('a claim that has ended has no phases and no new claim, announces none, and keeps what happened', () => {
  show('closed');
  expect(screen.queryByRole('button', { name: 'Tell us about another vehicle' })).toBeNull();
  expect(screen.queryByText('It will be listed here.')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Phases of your claim' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'What has happened' })).toBeTruthy();
});

test('a claim that has ended before anything happened has no heading over nothing', () => {
  const { value } = (examples['closed'] as unknown as { data: { claims: { value: object } } }).data.claims;
  show('closed', { value: { ...value, steps: [], history: [], rows: [] } });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an account button opens its form', () => {
  const { act } = show('full');
  fireEvent.click(screen.getByRole('button', { name: 'Add another vehicle' }));
  expect(act).toHaveBeenCalledWith('open-form', { formSlug: 'vehicle-claim', createClaim: true });
});

test('the grid: configured columns, newest first, status with its colour, sortable, a link to the detail', () => {
  show('full');
  const firsts = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(firsts()).toEqual(['Vehicle 1', 'Vehicle 0']);
  expect(screen.getByRole('columnheader', { name: 'Sent' }).getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('button', { name: 'Sort by Sent' }));
  expect(firsts()).toEqual(['Vehicle 0', 'Vehicle 1']);
  const [, row] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['01 Oct 2026', 'Accepted', 'View']);
  expect(row.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('success');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/securedPage/my-claim-detail;submissionId=s-0');
});

test('the grid is paged', () => {
  show('overflow');
  const rows = () => screen.getAllByRole('rowheader').length;
  expect([rows(), screen.getByRole('status').textContent]).toEqual([5, 'Page 1 of 5']);
  for (let page = 1; page < 5; page++) fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect([rows(), screen.getByRole('status').textContent]).toEqual([3, 'Page 5 of 5']);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status').textContent).toBe('Page 5 of 5');
});

test('no claims has the configured heading; a failed call has its own words and never that heading', () => {
  show('empty');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You have not sent us a vehicle yet');
  cleanup();
  const retry = vi.fn();
  show('unavailable', { retry });
  expect(screen.queryByText('You have not sent us a vehicle yet')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Your claims are unavailable just now.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a claim that was sent, and that has no columns yet, has a sentence in place of an empty grid', () => {
  const example = examples['full'] as unknown as { data: { claims: { value: object } } };
  show('full', { value: { ...example.data.claims.value, columns: [] } });
  expect(screen.getByText(texts.notListed)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a page may have the phases before other blocks and the rest after them; each part is there once, and the claims report for all', () => {
  const rest = ['history', 'documents', 'claims'];
  const shown = (parts: readonly string[], name = 'full', more: object = {}) => {
    cleanup();
    const { props } = examples[name] as { props: object };
    show(name, more, { ...props, parts });
    return {
      text: document.body.textContent,
      phases: screen.queryAllByRole('list', { name: texts.phases }).length,
      history: screen.queryAllByRole('heading', { name: texts.history }).length,
      claims: screen.queryAllByRole('table', { name: texts.claims }).length,
      news: screen.queryAllByRole('button', { name: 'Tell us about another vehicle' }).length,
    };
  };
  expect(shown(['phases'])).toMatchObject({ phases: 1, history: 0, claims: 0, news: 0 });
  expect(shown(rest)).toMatchObject({ phases: 0, history: 1, claims: 1, news: 1 });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(texts.claims);
  for (const [name, more] of [
    ['closed', {}],
    ['empty', {}],
    ['unavailable', { retry: () => undefined }],
  ] as const)
    expect([name, shown(['phases'], name, more).text]).toEqual([name, '']);
  expect(shown(rest, 'unavailable', { retry: () => undefined }).text).toContain(texts.unavailable);
});
