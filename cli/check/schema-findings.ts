import { nearest } from '#engine';
import { escapePart } from '#schemas/shared/pointer';
import type { Finding } from './finding.ts';
import type { JsonFile } from './files/json-file.ts';
import type { Published } from './read-published.ts';

/** Findings of the schema of a document (`page`, `tenant` …) in a file. */
export function schemaFindings(file: JsonFile, document: string, published: Published): Finding[] {
  return published
    .checkDocument(document)(file.value)
    .map(({ pointer, message, property, known }) => {
      const unknown = property !== undefined && known !== undefined;
      const meant = unknown ? nearest(property, known) : undefined;
      return file.at(unknown ? `${pointer}/${escapePart(property)}` : pointer, 'error', 'invalid-file', message, meant);
    });
}
