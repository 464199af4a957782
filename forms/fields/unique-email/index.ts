export { UniqueEmailField } from './UniqueEmailField.tsx';
