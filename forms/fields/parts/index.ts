export { FieldGroup } from './FieldGroup.tsx';
export { LengthNote } from './LengthNote.tsx';
export { SelectPart } from './SelectPart.tsx';
export { TextPart } from './TextPart.tsx';
export { useQuestion } from './use-question.ts';
export { checkOnLeave } from './check-on-leave.ts';
export { withProps } from './with-props.ts';
