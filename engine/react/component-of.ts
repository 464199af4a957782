import type { ComponentType } from 'react';
import type { Block } from '../page/types.ts';
import type { LoadedBlock } from '../resolve/loader.ts';
import { failure } from './BlockBoundary.tsx';
import type { Environment } from './environment.ts';

type Component = ComponentType<Readonly<Record<string, unknown>>>;

/**
 * The component of a block. On the server, where no boundary sees an error and Suspense swallows it, one that throws is
 * reported before it falls; React then leaves its place to the browser.
 */
export function componentOf(loaded: LoadedBlock, block: Block, environment: Environment): Component {
  const component = loaded.component as Component;
  if (typeof document !== 'undefined' || typeof component !== 'function' || component.prototype?.isReactComponent) return component;
  return (props) => {
    try {
      return (component as (props: unknown) => ReturnType<Extract<Component, (props: never) => unknown>>)(props);
    } catch (error) {
      // React suspends by throwing too; only real failures are errors of the block.
      if (error instanceof Error && !error.message.startsWith('Suspense Exception'))
        environment.report(failure(block, environment, error), error);
      throw error;
    }
  };
}
