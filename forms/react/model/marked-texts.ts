import { createElement } from 'react';
import type { LocalizableString } from 'survey-core';
import { SurveyLocStringViewer } from 'survey-react-ui';
import { htmlOf } from '../../model/index.ts';
import { loadedSanitiser } from '#ui/trusted-types';
import { InlineProse } from '#ui';

/** Not public in survey-react-ui. */
interface Viewer {
  readonly locStr: LocalizableString;
  renderString(): unknown;
}

/** Html of texts as the browser's own sanitiser leaves it, once for each. */
const clean = new Map<string, string>();

/** Html that the server has made harmless, once more by the sanitiser of the browser (SEC-23); the server itself has none. */
function harmless(html: string): string {
  if (typeof document === 'undefined') return html;
  const sanitiser = loadedSanitiser();
  if (!sanitiser) return '';
  const known = clean.get(html) ?? sanitiser.sanitiseInForm(html);
  if (clean.size > 1000) clean.clear();
  clean.set(html, known);
  return known;
}

/** Makes SurveyJS draw the texts of a form that have markup with it, wherever it draws one; every other text is drawn as before. */
export function drawMarkedTexts(): void {
  const viewer = SurveyLocStringViewer.prototype as unknown as Viewer;
  const drawn = viewer.renderString;
  viewer.renderString = function (this: Viewer) {
    const html = htmlOf(this.locStr);
    return html === undefined ? drawn.call(this) : createElement(InlineProse, { html: harmless(html) });
  };
}
