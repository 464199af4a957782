import { clashesOf, type Clash } from '#schemas/tenant';
import type { ContentData, Handle } from '../../../platform/db/index.ts';
import { publishedConfigurations, valuesOf } from './published-configurations.ts';

/** What a tenant's configuration shares with the stored ones of others. Call it in a transaction that holds `lockConfigurations`. */
export async function storedClashes(transaction: Handle, slug: string, data: ContentData): Promise<Clash[]> {
  const others = await publishedConfigurations(transaction, { except: slug });
  return clashesOf(
    valuesOf(data),
    others.map(({ tenant, values }) => ({ label: `"${tenant}"`, tenant: values })),
  );
}
