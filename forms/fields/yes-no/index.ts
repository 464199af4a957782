export { YesNoField } from './YesNoField.tsx';
