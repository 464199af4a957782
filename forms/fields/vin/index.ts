export { VinField } from './VinField.tsx';
