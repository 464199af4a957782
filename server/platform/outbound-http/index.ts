export { type FetchPdf, createFetchPdf } from './fetch-pdf.ts';
export { type OutboundAnswer, type PostForm, type PostJson, createPostForm, createPostJson } from './post-json.ts';
