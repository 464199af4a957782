export { createVerifyPerson, type PersonResult, type VerifyPerson } from './verify-person.ts';
