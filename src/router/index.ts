/** The router, links, focus and scroll position. */
export { adoptEntries } from './adopt-entries.ts';
export { focusLanguageButton, keepLanguageChange, takeLanguageChange } from './changed-language.ts';
export { focusPressed } from './focus-pressed.ts';
export { followLinks } from './follow-links.ts';
export { leadArrival, leadToHeading } from './lead-arrival.ts';
export { leadFocus } from './lead-focus.ts';
export { opensAsDocument } from './opens-as-document.ts';
export * from './router.ts';
export { keepScroll } from './scroll.ts';
export { settleScroll } from './settle-scroll.ts';
