import { partsOf } from '#schemas/shared/pointer';
import { own } from '../page/json.ts';
import type { SchemaIssue } from '#schemas/check';
import { isObject } from '#locale/is-object';

/**
 * A copy of JSON without the places that break its schema; an item of a list becomes null, so that the others keep their place.
 * An object that lacks a required property is such a place, one with an unknown property is not.
 */
export function validPart(value: unknown, faults: readonly SchemaIssue[]): unknown {
  if (faults.length === 0) return value;
  const copy: unknown = JSON.parse(JSON.stringify(value));
  for (const { pointer, property } of faults) {
    const path = partsOf(pointer);
    const last = path.pop();
    if (last === undefined) continue;
    const parent = valueAt(copy, path);
    if (property !== undefined && Object.hasOwn(Object(own(parent, last)) as object, property)) continue;
    if (Array.isArray(parent)) parent[Number(last)] = null;
    else if (isObject(parent)) Reflect.deleteProperty(parent, last);
  }
  return copy;
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (Array.isArray(node) ? (node as unknown[])[Number(key)] : own(node, key)), value);
