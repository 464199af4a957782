export { type FetchPdf, createFetchPdf } from './fetch-pdf.ts';
export { type GetJson, createGetJson } from './get-json.ts';
export type { OutboundAnswer } from './json-answer.ts';
export { type PostForm, type PostJson, createPostForm, createPostJson } from './post-json.ts';
