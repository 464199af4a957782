import type { Shown } from '../shown.ts';
import { workspaceWord } from './workspace-words.ts';

/** APP-04: in the place of a screen about one account, for staff who have not chosen it. */
export const choosing = ({ visit, frame }: Shown): Shown => ({
  status: 200,
  title: workspaceWord(visit?.site, 'workspace.choose'),
  ...(visit ? { visit } : {}),
  frame,
  choosing: true,
});
