export { ClaimStatus as component } from './ClaimStatus.tsx';
export * as schema from '#built/claimStatus';
