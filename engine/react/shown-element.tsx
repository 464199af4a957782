import type { ReactNode } from 'react';
import type { Act } from '#schemas/page';
import type { LoadedBlock } from '../resolve/loader.ts';
import type { PlannedBlock } from '../resolve/plan-page.ts';
import { componentOf } from './component-of.ts';
import { type Environment, explained } from './environment.ts';
import { onServer } from './on-server.ts';
import type { Snapshot } from './block-source.ts';

/** A block that shows, and what it is drawn from. */
export interface ShownBlock {
  readonly planned: PlannedBlock;
  readonly environment: Environment;
  readonly snapshot: Snapshot;
}

const notHere: Act = async () => ({ ok: false, code: 'not-here' });

/** The element of a block whose code has arrived; an explaining box or nothing where its props are wrong. */
export function shownElement({ planned, environment, snapshot }: ShownBlock, loaded: LoadedBlock): ReactNode {
  const { block } = planned;
  const { host, report, resolve } = environment;
  const resolved = resolve(planned.check, loaded.schema, snapshot.decision.bound);
  if (resolved.issues) {
    for (const issue of resolved.issues) report(issue);
    return explained(host, resolved.issues[0]!);
  }
  const Component = componentOf(loaded);
  const { props, text, mark } = resolved;
  const { language } = host;
  const act = onServer ? notHere : host.act;
  const element = <Component {...props} id={block.id} text={text} language={language} data={snapshot.data} act={act} />;
  return mark ? (
    <div className="portico-language" {...mark}>
      {element}
    </div>
  ) : (
    element
  );
}
