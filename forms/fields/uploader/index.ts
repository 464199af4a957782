export { UploaderField } from './UploaderField.tsx';
