import { demoOrigin, tenantNamed, tenants } from '../tenants.ts';
import { calderRows } from './calder-rows.ts';
import { meridianRows } from './meridian-rows.ts';
import { northgateRows } from './northgate-rows.ts';
import type { Row, Screen, Slug } from './screen.ts';

export type { Screen } from './screen.ts';

const rows: Readonly<Record<Slug, readonly Row[]>> = { northgate: northgateRows, meridian: meridianRows, calder: calderRows };

const northgate = tenantNamed('northgate');
const inEnglish = { serverDrawn: true, onlyIn: 'en' } as const;
const ofDemo: Screen[] = ['/demo', '/demo/outbox', '/demo/broken'].map((path) => ({
  tenant: northgate,
  name: path.slice(1),
  path: demoOrigin + path,
  ...inEnglish,
}));

/** The one table of screens: every screen of the demo tenants, and of the demo itself. The people are only looked at. */
export const screens: readonly Screen[] = [
  ...tenants.flatMap((tenant) =>
    (rows[tenant.slug as Slug] ?? []).map(([name, path, person, more]): Screen => ({
      tenant,
      name,
      path,
      ...(person ? { person } : {}),
      ...more,
    })),
  ),
  ...ofDemo,
];
