export { isEncryptedDocument, isEncryptedPackage, readCompoundFile } from './compound-file.ts';
export { HeadOfStream } from './head-of-stream.ts';
export { isPdf, kindOf } from './detect-file-type.ts';
export { partsOf } from './read-part.ts';
export { typeOfStored } from './type-of-stored.ts';
