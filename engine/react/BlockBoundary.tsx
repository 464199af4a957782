import { Component, type ReactNode } from 'react';
import type { Issue } from '#schemas/page';
import { pointerOf } from '#schemas/shared/pointer';
import type { Block } from '../page/types.ts';
import { Report } from '../validate/issue-report.ts';
import { type Environment, explained } from './environment.ts';
import { NotLoaded } from './not-loaded.ts';

/** The issue that a block which threw becomes. */
export function failure(block: Block, { host, page }: Environment, error: unknown): Issue {
  const message = error instanceof Error ? error.message : String(error);
  const report = new Report({ tenant: host.tenant, page: page.slug });
  const at = pointerOf('component', block.index);
  return error instanceof NotLoaded
    ? report.add('error', 'block-not-loaded', at, `The code of the block "${block.type}" did not load: ${message}`)
    : report.add('error', 'block-failed', at, `The block "${block.type}" failed while it was drawn: ${message}`);
}

interface BlockBoundaryProps {
  readonly block: Block;
  readonly environment: Environment;
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly block: Block;
  readonly failed: boolean;
  readonly error?: unknown;
}

/** Contains the error of one block, so that the rest of the page stays (PAGE-12). New content is tried again. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { block: this.props.block, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BlockBoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, state: BlockBoundaryState): Partial<BlockBoundaryState> | null {
    return block === state.block ? null : { block, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    const { block, environment } = this.props;
    environment.report(failure(block, environment, error), error);
  }

  override render(): ReactNode {
    const { block, environment, children } = this.props;
    if (!this.state.failed) return children;
    return explained(environment.host, failure(block, environment, this.state.error));
  }
}
