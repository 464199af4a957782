/** What a preview explains a mistake in content with, in its place and with the name that may have been meant. */
export { nearest } from '#engine';
export { explainIssue } from '#engine/react';
