export { FieldGroup } from './FieldGroup.tsx';
export { SelectPart } from './SelectPart.tsx';
export { TextPart } from './TextPart.tsx';
export { useQuestion } from './use-question.ts';
