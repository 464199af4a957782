export { ClaimDetail as component } from './ClaimDetail.tsx';
export * as schema from '#built/claimDetail';
