export { AccountDetails as component } from './AccountDetails.tsx';
export * as schema from '#built/accountDetails';
