/** The drawing half of the engine: the only folder of it that imports React. */
export { Page, type PageProps } from './Page.tsx';
export { explainIssue } from './IssueBox.tsx';
