export { AttachmentsField } from './AttachmentsField.tsx';
