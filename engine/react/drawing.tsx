import type { ReactNode } from 'react';
import { cachedOn } from '../page/cached-on.ts';
import type { PageHost } from '../page/types.ts';
import type { Loader } from '../resolve/loader.ts';
import type { PreparedPage } from '../resolve/prepare-page.ts';
import { createEnvironment, Drawing } from './environment.ts';
import { onServer } from './on-server.ts';
import { place } from './place.tsx';

interface BlockRendering {
  readonly host: PageHost;
  readonly loader: Loader;
  readonly element: ReactNode;
}

const drawn = cachedOn<PreparedPage, BlockRendering>();

/** The element tree of a page, made once per prepared page and host in the browser: React skips what did not change. The server draws it once. */
export function drawingOf(prepared: PreparedPage, host: PageHost, loader: Loader): ReactNode {
  const known = onServer ? undefined : drawn.get(prepared);
  if (known?.host === host && known.loader === loader) return known.element;
  const environment = createEnvironment(prepared, host, loader);
  const element = <Drawing value={environment}>{prepared.blocks.map((block) => place(block, prepared, environment))}</Drawing>;
  if (!onServer) drawn.set(prepared, { host, loader, element });
  return element;
}
