export { SwitchField } from './SwitchField.tsx';
