import type { Issue } from '#schemas/page';
import { sameJson } from '../page/json.ts';
import type { Block, BlockSchema } from '../page/types.ts';
import type { IssueLocation } from '../validate/issue-report.ts';
import { validateWrittenProps, validateProps } from '../validate/validate-props.ts';
import type { Decision } from './decide-block.ts';

/** Validates the props of one block by its schema: once, and again when a bound value changed. */
export class PropsCheck {
  readonly block: Block;
  private readonly where: IssueLocation;
  private written: readonly Issue[] | undefined;
  private last: { readonly bound: Decision['bound']; readonly issues: readonly Issue[] } | undefined;

  constructor(block: Block, where: IssueLocation) {
    this.block = block;
    this.where = where;
  }

  /** About what content wrote. */
  ofContent(schema: BlockSchema): readonly Issue[] {
    return (this.written ??= validateWrittenProps(this.block, schema, this.where));
  }

  /** About the props with bound values in their places. */
  withBound(schema: BlockSchema, bound: Decision['bound']): readonly Issue[] {
    const { block, where, last } = this;
    if (!block.bind) return this.ofContent(schema);
    if (last && sameJson(last.bound, bound)) return last.issues;
    const issues = validateProps(block, { ...block.props, ...bound }, schema, where);
    this.last = { bound, issues };
    return issues;
  }
}
