import { workspaceWords } from '#schemas/tenant';
import { wordsOf } from '../../tenant/index.ts';

/** Words for staff about the account they act for. */
export const workspaceWord = wordsOf(workspaceWords);
