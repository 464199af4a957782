export { Footer as component } from './Footer.tsx';
export * as schema from '#built/footer';
