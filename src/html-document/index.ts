/** The html document around a page, and what it carries to the browser. */
export { blockFile } from './block-file.ts';
export { htmlDocument } from './html-document.ts';
export { inlineLoader } from './inline-loader.ts';
export { inOneLanguage } from './in-one-language.ts';
export { type TravellingState, drawnElement, takeState } from './state.ts';
