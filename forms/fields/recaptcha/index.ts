export { RecaptchaField } from './RecaptchaField.tsx';
