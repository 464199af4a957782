/** The form in which staff choose a document that is to be signed. */
export { type ChosenDocument, refusalWords } from './chosen-document.ts';
export { DocumentForm } from './DocumentForm.tsx';
