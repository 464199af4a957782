export { RecaptchaBox } from './RecaptchaBox.tsx';
