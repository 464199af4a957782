import type { Issue } from '#schemas/page';
import { own } from '../page/json.ts';
import { escapePart, partsOf, pointerOf } from '#schemas/shared/pointer';
import type { SchemaIssue } from '#schemas/check';
import { isObject } from '#locale/is-object';
import type { Block, BlockSchema } from '../page/types.ts';
import { Report, type IssueLocation } from './issue-report.ts';

const none: readonly Issue[] = [];

type Props = Readonly<Record<string, unknown>>;

/**
 * Checks the props of a block, as content wrote them, against its schema: the page's validation cannot, where the schema arrives later
 * (a lazy chunk in the browser). Props that a binding supplies may still be missing.
 */
export function validateWrittenProps(block: Pick<Block, 'index' | 'props' | 'bind'>, schema: BlockSchema, where: IssueLocation): Issue[] {
  const bound = block.bind ? Object.keys(block.bind).filter((name) => !Object.hasOwn(block.props, name)) : [];
  if (bound.length === 0) return validateProps(block, block.props, schema, where);
  const filled: Props = { ...block.props, ...Object.fromEntries(bound.map((name) => [name, null])) };
  const supplied = (fault: SchemaIssue) =>
    bound.some((name) => fault.property !== name && `${fault.pointer}/`.startsWith(`${pointerOf(name)}/`));
  return [
    ...guardedBindings(block, schema, where),
    ...reported(
      schema.validate(filled).filter((fault) => !supplied(fault)),
      filled,
      block.index,
      where,
    ),
  ];
}

/** As `validateWrittenProps`, for props that are complete: bound values are in them. */
export function validateProps(block: Pick<Block, 'index' | 'bind'>, props: Props, schema: BlockSchema, where: IssueLocation): Issue[] {
  return [...guardedBindings(block, schema, where), ...reported(schema.validate(props), props, block.index, where)];
}

/** The server checks html and links; a value made from facts would avoid that check. */
function guardedBindings(block: Pick<Block, 'index' | 'bind'>, schema: BlockSchema, where: IssueLocation): readonly Issue[] {
  if (!block.bind || !schema.guarded?.length) return none;
  const report = new Report(where);
  for (const name of Object.keys(block.bind)) {
    if (!schema.guarded.some((pointer) => `${pointer}/`.startsWith(`${pointerOf(name)}/`))) continue;
    report.add(
      'error',
      'invalid-rule',
      ['component', block.index, 'bind', name],
      `"${name}" is html, a link or an asset: write it in the props.`,
    );
  }
  return report.issues;
}

function reported(faults: readonly SchemaIssue[], props: Props, index: number, where: IssueLocation): readonly Issue[] {
  if (faults.length === 0) return none;
  const report = new Report(where);
  for (const fault of faults) {
    const value = partsOf(fault.pointer).reduce<unknown>(own, props);
    const unknown = fault.property !== undefined && isObject(value) && Object.hasOwn(value, fault.property);
    const meant = fault.property ?? (typeof value === 'string' ? value : '');
    const pointer = `${pointerOf('component', index, 'props')}${fault.pointer}${unknown ? `/${escapePart(fault.property!)}` : ''}`;
    report.add('error', 'invalid-props', pointer, fault.message, meant === '' ? undefined : where.suggest?.(meant, fault.known ?? []));
  }
  return report.issues;
}
