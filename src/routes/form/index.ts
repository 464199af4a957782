/** The screen of one form. */
export { FormScreen as Screen } from './FormScreen.tsx';
export { showDetails } from './show-details.ts';
export { showForm } from './show-form.ts';
export { showFormByLink } from './show-form-by-link.ts';
