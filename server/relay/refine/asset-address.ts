import { checkedLink } from './link-policy.ts';

const slugs = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,199}$/;

/** `logo.svg` → `/api/assets/{tenant}/logo.svg`; https addresses and paths of this portal stay; anything else is empty. Pure. */
export function assetAddress(tenant: string, asset: unknown): string {
  if (typeof asset !== 'string') return '';
  const trimmed = asset.trim();
  if (slugs.test(trimmed)) return `/api/assets/${tenant}/${trimmed}`;
  const checked = checkedLink(trimmed);
  return checked.startsWith('/') || checked.startsWith('https:') ? checked : '';
}
