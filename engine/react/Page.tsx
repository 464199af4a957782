import type { ReactNode } from 'react';
import type { PageHost } from '../page/types.ts';
import type { Loader } from '../resolve/loader.ts';
import type { PreparedPage } from '../resolve/prepare-page.ts';
import { drawingOf } from './drawing.tsx';
import './marks.css';

export interface PageProps {
  readonly prepared: PreparedPage;
  /** Keep it the same object while nothing of it changes: the drawn page is cached by prepared page and host. */
  readonly host: PageHost;
  readonly loader: Loader;
}

/**
 * Draws the blocks of a prepared page, and nothing around them, on the server (`renderToString`) and in the browser.
 * A block that is unknown, invalid or throws draws nothing, or an explaining box in preview (PAGE-12).
 */
export function Page({ prepared, host, loader }: PageProps): ReactNode {
  return drawingOf(prepared, host, loader);
}
