export { SliderField } from './SliderField.tsx';
