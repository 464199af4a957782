import { workspaceWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/words.ts';

/** Words for staff about the account they act for. */
export const workspaceWord = wordsOf(workspaceWords);
