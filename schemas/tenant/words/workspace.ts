/** What staff read about the account they act for (FRM-19). */
export const workspaceWords = {
  'workspace.for': 'You act for {name}, {identifier}.',
  'workspace.forNone': 'You have not chosen a person to act for.',
  'workspace.choose': 'Choose a person',
  'workspace.chooseHint':
    'This page is about one person. Choose whose account to open: what you do there is recorded with your name and theirs.',
  'workspace.account': 'Id of the account',
  'workspace.open': 'Act for this person',
  'workspace.change': 'Choose another person',
  'workspace.leave': 'Leave the workspace',
  'workspace.unknown': 'There is no account with this id.',
} as const;
