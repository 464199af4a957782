// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Act } from '#schemas/page';
import { formTexts as texts } from '../../texts.ts';
import { measureNothing, view } from '../../react/drawn-form.fixture.ts';
import { SurveyForm } from '../../react/SurveyForm.tsx';

measureNothing();
afterEach(cleanup);

test('in French the name of a file that is refused, now or when it is asked for again, is followed by a space and a colon', async () => {
  const definition = { elements: [{ type: 'file', name: 'logbook', title: 'Log book', allowMultiple: true }] };
  const files = { endings: ['pdf'], maxSize: 2 * 1024 * 1024 };
  const answers = { logbook: [{ name: 'old.pdf', type: '', size: 4, content: 'pending:old', fault: 'Trop grand' }] };
  const act = (async () => ({ ok: false, code: 'no' })) as unknown as Act;
  render(<SurveyForm id="form" view={{ ...view, definition, files, answers }} text={texts} language="fr" act={act} />);
  const input = document.querySelector('input[type="file"]') ?? expect.unreachable();
  fireEvent.change(input, { target: { files: [new File(['file'], 'notes.txt')] } });
  const alerts = [...document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
  expect(alerts).toContain(`\u2068notes.txt\u2069\u00a0: ${texts.fileType}`);
  expect(alerts.join()).toContain('\u2068old.pdf\u2069\u00a0: Trop grand');
});
