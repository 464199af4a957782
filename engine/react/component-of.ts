import { use, type ComponentType, type ReactNode } from 'react';
import type { LoadedBlock } from '../resolve/loader.ts';
import { failure } from './BlockBoundary.tsx';
import { Drawing } from './environment.ts';
import { onServer } from './on-server.ts';

type Component = ComponentType<Readonly<Record<string, unknown>>>;
type FunctionComponent = (props: Readonly<Record<string, unknown>>) => ReactNode;

const reporting = new WeakMap<Component, Component>();

/**
 * The component of a block. On the server, where no boundary sees an error and Suspense swallows it, one that throws is
 * reported first; React then leaves its place to the browser.
 */
export function componentOf(loaded: LoadedBlock): Component {
  const component = loaded.component as Component;
  if (!onServer || typeof component !== 'function' || component.prototype?.isReactComponent) return component;
  let known = reporting.get(component);
  if (!known) reporting.set(component, (known = reportingFailures(component as FunctionComponent)));
  return known;
}

const reportingFailures = (draw: FunctionComponent): Component =>
  function Reporting(props) {
    const environment = use(Drawing);
    try {
      return draw(props);
    } catch (error) {
      // React suspends by throwing too; only real failures are errors of the block.
      const block = environment?.page.blocks.find(({ id }) => id === props.id);
      if (block && error instanceof Error && !error.message.startsWith('Suspense Exception'))
        environment!.report(failure(block, environment!, error), error);
      throw error;
    }
  };
