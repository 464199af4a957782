export { FirstBytes } from './first-bytes.ts';
export { isOfficeZip } from './office-zip.ts';
export { isPdf, kindOf } from './sniff.ts';
