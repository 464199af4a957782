export { CardSlider as component } from './CardSlider.tsx';
export * as schema from '#built/cardSlider';
