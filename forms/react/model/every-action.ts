import { AdaptiveActionContainer } from 'survey-core';

/**
 * SurveyJS puts buttons of a question or panel (Clear, Remove, Show details) for which it sees no space behind a button with three dots, and hides them until it has measured.
 * Ours go into a second line, so all of them are shown, at once.
 */
export function showEveryAction(): void {
  Object.defineProperty(AdaptiveActionContainer.prototype, 'isResponsivenessDisabled', { get: () => true, set: () => {} });
}
