import { blockKeys, type Issue } from '#schemas/page';
import { anchorOf } from './block-anchors.ts';
import { blockRule } from './block-rule.ts';
import { own } from '../page/json.ts';
import { pointerOf } from '#schemas/shared/pointer';
import { isObject } from '#locale/is-object';
import type { Block, BlockSchema } from '../page/types.ts';
import { nearest } from '../page/nearest.ts';
import { Report, type IssueLocation } from './issue-report.ts';
import { unsafePart } from './safe-json.ts';
import { validateWrittenProps } from './validate-props.ts';

export interface BlockContext extends IssueLocation {
  /** Every type a page may name. */
  readonly types: readonly string[];
  /** Schemas that have arrived; the others are checked when they arrive (`validateWrittenProps`). */
  readonly schemaOf?: (type: string) => BlockSchema | undefined;
  /** Texts that the server emptied, because their html cannot be made safe to show; pointers from the root of the page. */
  readonly unsafe?: readonly { readonly pointer: string; readonly message: string }[];
}

const keys: readonly string[] = blockKeys;

/** Reads a component list. Every entry keeps its place; one with an error carries it as `issue`. */
export function validateBlocks(list: readonly unknown[], context: BlockContext): { blocks: Block[]; issues: Issue[] } {
  const report = new Report(context);
  const wanted = new Set(list.map((entry) => own(entry, 'id')));
  const taken = new Set<string>();
  const blocks = list.map((entry, index): Block => {
    const before = report.issues.length;
    const id = anchorOf(own(entry, 'id'), wanted, index, taken, report);
    const block = readBlock(entry, index, id, context, report);
    const issue = report.issues.slice(before).find(({ severity }) => severity === 'error');
    return issue ? { ...block, issue } : block;
  });
  return { blocks, issues: report.issues };
}

function readBlock(entry: unknown, index: number, id: string, context: BlockContext, report: Report): Block {
  const at = ['component', index] as const;
  const fail = (code: Issue['code'], path: readonly string[], message: string, suggestion?: string) =>
    report.add('error', code, [...at, ...path], message, suggestion);
  const empty: Block = { index, id, type: '', props: {} };
  if (!isObject(entry)) {
    fail('invalid-block', [], 'A block must be an object with type and props.');
    return empty;
  }
  const unsafe = unsafePart(entry);
  if (unsafe) {
    fail('invalid-block', unsafe.path, unsafe.message);
    return { ...empty, type: typeof entry.type === 'string' ? entry.type : '' };
  }
  for (const key of Object.keys(entry))
    if (!keys.includes(key)) fail('invalid-block', [key], `A block has no key "${key}".`, nearest(key, keys));
  const { type, props = {}, visible, bind = {} } = entry;
  if (typeof type !== 'string' || type === '') fail('invalid-block', ['type'], 'A block must name its type.');
  else if (!context.types.includes(type)) fail('unknown-type', ['type'], `There is no block type "${type}".`, nearest(type, context.types));
  if (!isObject(props)) fail('invalid-block', ['props'], 'The props of a block must be an object.');
  if (!isObject(bind)) fail('invalid-block', ['bind'], 'Bindings must be an object of rules by prop name.');
  const block: { -readonly [Key in keyof Block]: Block[Key] } = {
    index,
    id,
    type: typeof type === 'string' ? type : '',
    props: isObject(props) ? props : {},
  };
  if (visible !== undefined) block.visible = visible;
  if (isObject(bind) && Object.keys(bind).length > 0) block.bind = bind;
  for (const { pointer, message } of context.unsafe ?? [])
    if (pointer.startsWith(`${pointerOf(...at)}/`)) report.add('error', 'unsafe-html', pointer, message);
  checkRules(block, report);
  const schema = isObject(props) && isObject(bind) ? context.schemaOf?.(block.type) : undefined;
  if (schema) report.issues.push(...validateWrittenProps(block, schema, { ...context, suggest: nearest }));
  return block;
}

function checkRules({ index, visible, bind }: Block, report: Report): void {
  if (isObject(visible) || typeof visible === 'boolean') blockRule(visible, index, ['visible'], report);
  else if (visible !== undefined)
    report.add('error', 'invalid-rule', ['component', index, 'visible'], 'A condition is true, false or an operator with arguments.');
  for (const prop in bind) blockRule(bind[prop], index, ['bind', prop], report);
}
