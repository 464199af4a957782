/** Addresses of signed-in screens, with parameters in their last segment. */
export { readSegment } from './matrix-parameters.ts';
export { parametersOf, screenPath } from './screen-path.ts';
