import type { ContentTables } from './content.ts';
import type { EsignTables } from './esign.ts';
import type { IdentityTables } from './identity.ts';
import type { PortalTables } from './portal.ts';
import type { ProbeTables } from './probe.ts';

/** Every table. A module adds its own file here and its migrations to ../migrations/index.ts. */
export interface Tables extends ContentTables, EsignTables, IdentityTables, PortalTables, ProbeTables {}
