export { Listing as component } from './Listing.tsx';
export * as schema from '#built/listing';
