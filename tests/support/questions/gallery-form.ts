import { expect, hydrated, type Locator, type Page } from '../journey.ts';
import { standInForGoogle } from '../google-script.ts';
import { ownFieldSteps } from '../../../registry/blocks/form/own-field-steps.ts';
import { questionTypeSteps } from '../../../registry/blocks/form/question-type-steps.ts';

/** The steps of the gallery that have a question of every type, by example. */
export const questionSteps = { ...questionTypeSteps, ...ownFieldSteps };
export type Step = keyof typeof questionSteps;

/** Opens a step in one of its states. */
export async function openStep(
  page: Page,
  {
    example,
    state,
    lang = 'en',
    theme = 'fern',
  }: { readonly example: Step; readonly state?: string; readonly lang?: string; readonly theme?: string },
): Promise<Locator> {
  await standInForGoogle(page);
  await page.goto(`/gallery?${new URLSearchParams({ block: 'form', example, lang, theme, ...(state ? { state } : {}) })}`);
  await hydrated(page);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
  return page.locator('.sd-root-modern');
}

/** The button that sends the form, and so reports what is wrong. */
export const submitButton = (page: Page): Locator => page.locator('[data-awaits-script] fieldset ~ * button').first();
