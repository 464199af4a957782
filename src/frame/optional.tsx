import { lazy, type ComponentType, type FunctionComponent } from 'react';
import type { Visit } from '../visit/index.ts';

type Part = ComponentType<{ readonly visit: Visit }>;

/** A part of the page whose code is loaded when it is drawn. Code that cannot be loaded takes nothing else of the page with it. */
export const optional = (load: () => Promise<Part>, otherwise: FunctionComponent = Nothing) =>
  lazy(async () => ({ default: await load().catch((): Part => otherwise) }));

function Nothing(): null {
  return null;
}
