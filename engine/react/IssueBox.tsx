import type { ReactNode } from 'react';
import type { Issue } from '#schemas/page';

/** Explains, in preview, why a place on the page is empty for a claimant. Written for the author of the content. */
function IssueBox({ issue }: { readonly issue: Issue }): ReactNode {
  return (
    <aside className="portico-issue" aria-label={`Problem in the content at ${issue.pointer}`} dir="ltr" lang="en">
      <p>
        <strong>{issue.message}</strong>
      </p>
      {issue.suggestion !== undefined && (
        <p>
          Did you mean <code>{issue.suggestion}</code>?
        </p>
      )}
      <p>
        Page <code>{issue.page}</code>, at <code>{issue.pointer}</code> ({issue.code}). Claimants see nothing here.
      </p>
    </aside>
  );
}

/** As an element of its own, for a host in preview. Pure. */
export const explainIssue = (issue: Issue): ReactNode => <IssueBox issue={issue} />;
