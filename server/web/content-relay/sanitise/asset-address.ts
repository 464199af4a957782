import { isAssetSlug } from '#schemas/shared/slug';
import { checkedLink } from './link-policy.ts';

/** The files of a tenant, as far as their addresses need it. */
export interface TenantAssets {
  readonly tenant: string;
  /** Version by slug: it is in the address, so that a browser may keep the file for good. Files without one are asked for again. */
  readonly versions: ReadonlyMap<string, string>;
  /** Bytes by slug, where they are known. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Hosts whose pages may be shown in a frame. */
  readonly frames: readonly string[];
  /** Differs where tenant or versions differ. */
  readonly key: string;
}

/** The files of a tenant whose versions are not known. */
export const unversioned = (tenant: string): TenantAssets => ({ tenant, versions: new Map(), sizes: new Map(), frames: [], key: tenant });

/** `logo.svg` → `/api/assets/{tenant}/logo.svg?v={version}`; https addresses and paths of this portal stay; anything else is empty. Pure. */
export function assetAddress({ tenant, versions }: Pick<TenantAssets, 'tenant' | 'versions'>, asset: unknown): string {
  if (typeof asset !== 'string') return '';
  const trimmed = asset.trim();
  if (isAssetSlug(trimmed)) {
    const version = versions.get(trimmed.toLowerCase());
    return `/api/assets/${tenant}/${trimmed}${version === undefined ? '' : `?v=${version}`}`;
  }
  const checked = checkedLink(trimmed);
  return checked.startsWith('/') || checked.startsWith('https:') ? checked : '';
}

/** As `assetAddress`, with the size of the file: `/api/assets/{tenant}/guide.pdf?v={version}&size=18211`. Pure. */
export function fileAddress(assets: Pick<TenantAssets, 'tenant' | 'versions' | 'sizes'>, file: unknown): string {
  const address = assetAddress(assets, file);
  const size = typeof file === 'string' ? assets.sizes.get(file.trim().toLowerCase()) : undefined;
  return size === undefined || !address.includes('?v=') ? address : `${address}&size=${size}`;
}
