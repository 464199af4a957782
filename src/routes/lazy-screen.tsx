import type { ComponentType } from 'react';
import { ErrorScreen } from '../frame/index.ts';

/** A screen whose code is loaded apart: its loader fetches it, so that without a connection there is a screen for that. */
export function lazyScreen(load: () => Promise<{ readonly Screen: ComponentType }>): {
  readonly fetch: () => Promise<void>;
  readonly Component: ComponentType;
} {
  let Screen: ComponentType | undefined;
  return {
    async fetch() {
      Screen ??= (await load()).Screen;
    },
    Component: () => (Screen ? <Screen /> : <ErrorScreen />),
  };
}
