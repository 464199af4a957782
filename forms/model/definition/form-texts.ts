import { isObject } from '#locale/is-object';
import { escapePart } from '#schemas/shared/pointer';
import { answerKeys, maxDepth } from './safe-definition.ts';

/** Keys of a definition that hold a text which a claimant reads, or an object of one by language. */
const textKey =
  /^(?:title|description|text|label\w*|placeholder|unitBefore|unitAfter|cellHint|.+(?:Text|Title|Description|Placeholder|Error|Caption))$/;
/** Lists whose entries may be a plain value, which is then shown. */
const listKey = /^(?:choices|rows|columns|rateValues)$/;
/** Texts by row and column. */
const tableKey = 'cells';

type TextMapper = (text: string, pointer: string) => string;

/** Whether a key of a definition holds a text which a claimant reads. Pure. */
export const isFormTextKey = (key: string): boolean => textKey.test(key);

/** A copy of a definition with each text changed which a claimant reads, in each of its languages; answers and everything else stay. `pointer` leads to the text. Pure. */
export const mapFormTexts = (definition: unknown, change: TextMapper): unknown => mapPart(definition, change, '', 0);

function mapPart(node: unknown, change: TextMapper, pointer: string, depth: number): unknown {
  if (depth > maxDepth) return undefined;
  if (Array.isArray(node)) return node.map((item, index) => mapPart(item, change, `${pointer}/${index}`, depth + 1));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = `${pointer}/${escapePart(key)}`;
      if (answerKeys.test(key)) return [key, value];
      if (key === tableKey || (textKey.test(key) && (typeof value === 'string' || isByLanguage(value))))
        return [key, mapStrings(value, change, at, depth + 1)];
      if (listKey.test(key) && Array.isArray(value))
        return [key, value.map((item, index) => mapItem(item, change, `${at}/${index}`, depth + 2))];
      return [key, mapPart(value, change, at, depth + 1)];
    }),
  );
}

/** A choice that is its own text keeps its value. */
function mapItem(item: unknown, change: TextMapper, pointer: string, depth: number): unknown {
  const value = isObject(item) && !('text' in item) ? item['value'] : item;
  const text = typeof value === 'string' && value.includes('<') ? change(value, pointer) : value;
  if (text === value) return mapPart(item, change, pointer, depth);
  return { ...(isObject(item) ? (mapPart(item, change, pointer, depth) as object) : { value }), text };
}

const isByLanguage = (value: unknown): boolean => isObject(value) && Object.values(value).every((text) => typeof text === 'string');

function mapStrings(value: unknown, change: TextMapper, pointer: string, depth: number): unknown {
  if (typeof value === 'string') return change(value, pointer);
  if (!isObject(value) || depth > maxDepth) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change, `${pointer}/${escapePart(key)}`, depth + 1)]),
  );
}
