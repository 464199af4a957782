/** The page after a form was sent. */
export { ConfirmationScreen as Screen } from './ConfirmationScreen.tsx';
export { showConfirmation } from './show-confirmation.ts';
