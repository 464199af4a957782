export { serverTranslator, type Translate } from './server-words.ts';
export { tenantName } from './tenant-name.ts';
