export { type FetchPdf, createFetchPdf } from './fetch-pdf.ts';
export { type OutboundAnswer, type PostJson, createPostJson } from './post-json.ts';
