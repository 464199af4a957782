import type { BrowserRouter } from '../router/index.ts';
import { shownBy } from '../visit/index.ts';

/** With the connection back, data that could not be loaded is asked again. */
export function retryWhenOnline(router: BrowserRouter): void {
  addEventListener('online', () => shownBy(router)?.visit?.data.retry());
}
