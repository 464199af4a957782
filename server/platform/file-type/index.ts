export { HeadOfStream } from './head-of-stream.ts';
export { isOfficeZip } from './office-zip.ts';
export { isPdf, kindOf } from './detect-file-type.ts';
