import { allowedEndings, type FieldWords, type FileLimits } from '#forms/definition';
import type { Translate } from '../../../platform/words/index.ts';
import { fieldWordsFor, translatorFor, type Reader } from '../reader-words.ts';
import type { PublishedContent } from '../../records/index.ts';
import { readAttachmentConfiguration } from './attachment-configuration.ts';

/** Bytes: of one file, and of the files of one account together. */
export interface StorageLimits {
  readonly uploadBytes: number;
  readonly storageBytes: number;
}

export interface FileRulesParts extends PublishedContent {
  readonly limits: StorageLimits;
}

/** What an announced file must keep to. */
export interface FileRules extends FileLimits {
  /** Bytes, of all files of the account. */
  readonly storage: number;
  /** How many at once; default 50. */
  readonly maxFiles?: number;
  /** Of the forms whose questions the files answer: what a question states of its files counts before what the tenant does. */
  readonly definitions?: readonly unknown[];
  /** In the language of the reader of a refusal. */
  readonly translate: Translate;
  /** Of questions, in that language. */
  readonly words: FieldWords;
  readonly language: string;
}

/** The rules of this tenant and server for files of these forms, for the reader of a call. */
export async function fileRulesFor(reader: Reader<FileRulesParts>, definitions: readonly unknown[] = []): Promise<FileRules> {
  const { uploadBytes: maxSize, storageBytes: storage } = reader.parts.limits;
  const { allowedFileTypeList } = await readAttachmentConfiguration(reader.parts, reader.tenant);
  return {
    endings: allowedEndings(allowedFileTypeList),
    maxSize,
    storage,
    definitions,
    translate: await translatorFor(reader),
    words: await fieldWordsFor(reader),
    language: reader.language,
  };
}
