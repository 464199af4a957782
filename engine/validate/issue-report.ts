import type { Issue, IssueCode } from '#schemas/page';
import { pointerOf } from '#schemas/shared/pointer';

/** The known name that was probably meant, for "did you mean". */
export type Suggest = (name: string, known: Iterable<string>) => string | undefined;

export interface IssueLocation {
  readonly tenant: string;
  /** Slug of the page, as it was asked for. */
  readonly page: string;
  /** Absent in a claimant's browser, where no author reads suggestions. */
  readonly suggest?: Suggest | undefined;
}

type Path = readonly (string | number)[];

/** Collects what is wrong with one page. */
export class Report {
  readonly issues: Issue[] = [];
  private readonly where: IssueLocation;

  constructor(where: IssueLocation) {
    this.where = { tenant: where.tenant, page: where.page };
  }

  /** `path` starts at the root of the page's document; below `component` its second part is the block's index. */
  add(severity: Issue['severity'], code: IssueCode, path: Path | string, message: string, suggestion?: string): Issue {
    const pointer = typeof path === 'string' ? path : pointerOf(...path);
    const component = /^\/component\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    const issue: Issue = {
      code,
      severity,
      ...this.where,
      ...(component === undefined ? {} : { component: Number(component) }),
      pointer,
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
    this.issues.push(issue);
    return issue;
  }
}
