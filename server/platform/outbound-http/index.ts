export { type GetPdfOutside, createGetPdfOutside } from './get-pdf.ts';
export { type OutsideAnswer, type PostOutside, createPostOutside } from './post-json.ts';
