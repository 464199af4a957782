export { DatepickerField } from './DatepickerField.tsx';
