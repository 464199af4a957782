// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { questionTypeSteps } from '../../registry/blocks/form/question-type-steps.ts';
import { formTexts } from '../texts.ts';
import { measureNothing, view } from './drawn-form.fixture.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { loadSanitiser } from '#ui/trusted-types';

measureNothing();
beforeAll(loadSanitiser);
afterEach(cleanup);

/** What is never seen: SurveyJS's decorations beside the browser's own boxes, and buttons that the stylesheet hides. */
const unseen =
  '.sd-item__svg, .sd-comment__grip, .sd-action-bar__item--hidden, .sv-hidden, .sv-dots, .sd-editor-chevron-button, .sd-imagepicker__check-icon, .sd-formbox__group';

test.each(Object.entries<readonly object[]>(questionTypeSteps))('each icon of %s is one that the portal draws', (_, elements) => {
  const act = (async () => ({ ok: false, code: 'no' })) as never;
  render(<SurveyForm id="form" view={{ ...view, definition: { elements } }} text={formTexts} language="en" act={act} />);
  for (const details of screen.queryAllByRole('button', { name: 'Show details' }).slice(0, 1)) fireEvent.click(details);
  // The policy of a page refuses SurveyJS's own icons, which it writes as html.
  document.getElementById('sv-icon-holder-global-container')?.remove();
  const used = [...document.querySelectorAll('use')].filter((use) => !use.closest(unseen));
  const names = used.map((use) => use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '');
  expect(names.filter((name) => !document.querySelector(`symbol[id="${name.slice(1)}"]`))).toEqual([]);
});
