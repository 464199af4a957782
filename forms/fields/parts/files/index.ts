export { FaultyFile } from './FaultyFile.tsx';
export { FileInput } from './FileInput.tsx';
export { FileList } from './FileList.tsx';
export { AskedAgain } from './AskedAgain.tsx';
export { useAnswer } from './use-answer.ts';
export { default as fileStyles } from './files.module.css';
