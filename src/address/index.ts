/** Addresses of signed-in screens. */
export { confirmationPath } from './confirmation-path.ts';
export { firstPage } from './first-page.ts';
export { readSegment } from './matrix-parameters.ts';
export { parametersOf, screenPath } from './screen-path.ts';
export { submissionIn } from './submission-in.ts';
export { detailsPath, documentFilePath, listPath, statusFilePath } from './workspace-paths.ts';
export { detailsFormPath, registerByStaffPath, registeringAt, type Registering } from './registering.ts';
