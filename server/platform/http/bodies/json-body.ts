import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../problems/index.ts';
import { storableJson } from './storable.ts';

const maxDepth = 64;
const defaultMaxValues = 5000;

/**
 * JSON bodies as usual, but not deeper than 64 and with at most `maxValues` fields and items of lists together, and never with `__proto__` or
 * `constructor` (SEC-28, SEC-31).
 */
export function readJsonBodies(app: FastifyInstance, maxValues = defaultMaxValues): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const source = String(body);
    void parse(request, source, (error, value) => {
      if (error) done(error);
      else if (isModest(value, maxValues)) done(null, storableJson(value, source));
      else done(new ProblemError(400, 'too-complex', 'This is nested more deeply, or holds more, than the server accepts.'));
    });
  });
}

/** Walks without recursion: the depth is what is being checked. */
function isModest(value: unknown, maxValues: number): boolean {
  let values = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const children = Object.values(item);
      values += children.length;
      if (values > maxValues) return false;
      for (const child of children) if (typeof child === 'object') next.push(child);
    }
    level = next;
  }
  return true;
}
