export { FullNameField } from './FullNameField.tsx';
