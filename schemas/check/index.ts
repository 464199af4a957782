/** Parses JSON, validates a value by a published schema, and describes each error in a sentence. Runs in Node; needs ajv. */
export type { SchemaIssue } from './schema-issues.ts';
export { formPatternIssues, type PatternIssue } from './patterns/form-patterns.ts';
export { jsonPlaces, type TextPosition } from './json-places.ts';
export { parseJson, type JsonSyntaxError } from './parse-json.ts';
export { publishedCheck, readPublished, withoutReferences } from './published.ts';
export { issuePointer, schemaCheck } from './schema-check.ts';
export { workspaceFrames } from './workspace-frames.ts';
