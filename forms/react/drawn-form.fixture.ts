import { beforeAll, vi } from 'vitest';
import type { FormView } from '#schemas/api';
import { examples } from '../../registry/blocks/form/examples.ts';

/** The smallest form. */
export const { value: view } = (examples as unknown as { minimal: { data: { form: { value: FormView } } } }).minimal.data.form;

/** SurveyJS watches sizes, and the test browser measures nothing. */
export const measureNothing = (): void =>
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });

/** Globals of a browser alone; the server has none of them. */
export const ofBrowser = [
  'window',
  'document',
  'location',
  'localStorage',
  'HTMLElement',
  'HTMLInputElement',
  'Element',
  'MutationObserver',
];
