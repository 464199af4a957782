export { SignatureField } from './SignatureField.tsx';
export { SignaturePadField } from './SignaturePadField.tsx';
