/** The look of a portal: pure, runs in Node. Stylesheets are in `#ui/theme.css`. */
export { checkContrast, type WeakPair } from './check-contrast.ts';
export { contrast } from './contrast.ts';
export { themeCss } from './theme-css.ts';
export { faceFiles } from './typefaces.ts';
