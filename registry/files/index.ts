export { FileInput } from './FileInput.tsx';
export { FileList } from './FileList.tsx';
export { LostFiles } from './LostFiles.tsx';
export { useAnswer } from './use-answer.ts';
export { default as fileStyles } from './files.module.css';
