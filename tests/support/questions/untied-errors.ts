import type { Locator } from '@playwright/test';

/**
 * Errors of questions that are shown and are tied to no control: none is both described by the error and, where its role can be, marked as invalid.
 * `errors` is how many are shown.
 */
export const untiedErrors = (form: Locator): Promise<{ readonly errors: number; readonly untied: readonly string[] }> =>
  form.evaluate((root) => {
    const isShown = (element: Element): boolean => element.checkVisibility() && element.textContent.trim() !== '';
    const errors = [...root.querySelectorAll('.sd-element__erbox, [id$="-error"]')].filter(isShown);
    /** A group, a button or a link is not invalid: ARIA has no such state of them. */
    const isMarked = (element: Element): boolean =>
      element.getAttribute('aria-invalid') === 'true' ||
      element.matches('[role=group], fieldset, button, a, [type=radio], [type=checkbox]');
    const controls = [...root.querySelectorAll('[aria-describedby], [aria-errormessage]')].filter(isMarked);
    const isTied = (error: Element): boolean =>
      controls.some((control) =>
        `${control.getAttribute('aria-describedby') ?? ''} ${control.getAttribute('aria-errormessage') ?? ''}`
          .split(/\s+/)
          .some((id) => id !== '' && (error.id === id || error.querySelector(`#${CSS.escape(id)}`) !== null)),
      );
    const nameOf = (error: Element): string => error.closest('[data-name]')?.getAttribute('data-name') ?? error.id;
    return {
      errors: errors.length,
      untied: errors.filter((error) => !isTied(error)).map((error) => `${nameOf(error)}: ${error.textContent}`),
    };
  });
