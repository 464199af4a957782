import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import type { Visit } from '../visit/index.ts';

type Part = ComponentType<{ readonly visit: Visit }>;

/**
 * A part of the page whose code is loaded when it is drawn, or before by `fetch`, as the server must: it waits for nothing while it draws. Code
 * that cannot be loaded takes nothing else of the page with it.
 */
export function lazyPart(load: () => Promise<Part>, otherwise: FunctionComponent = Nothing) {
  let loaded: Part | undefined;
  const fetch = async (): Promise<Part> => (loaded ??= await load().catch((): Part => otherwise));
  const Lazy = lazy(async () => ({ default: await fetch() }));
  // Decided once: a part that was drawn late stays the same element.
  const LazyPart: Part = (props) => {
    const [Drawn] = useState((): Part => loaded ?? Lazy);
    return <Drawn {...props} />;
  };
  return Object.assign(LazyPart, { fetch });
}

function Nothing(): null {
  return null;
}
