/** What the form screen asks before chosen files are left behind (FRM-13). */
export const leavingWords = {
  'leaving.title': 'Your files are not sent yet',
  'leaving.hint': 'If you leave now, you will have to choose these files again:',
  'leaving.stay': 'Stay on this page',
  'leaving.leave': 'Leave without them',
} as const;
