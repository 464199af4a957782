export { Faqs as component } from './Faqs.tsx';
export * as schema from '#built/faqs';
