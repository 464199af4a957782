/** What staff read about the account they act for (FRM-19). */
export const workspaceWords = {
  'workspace.for': 'You act for {name}, {identifier}.',
  'workspace.choose': 'Choose a person',
  'workspace.chooseHint':
    'This page is about one person. Choose whose account to open: what you do there is recorded with your name and theirs.',
  'workspace.label': 'Workspace',
  'workspace.list': 'People and forms',
  'workspace.details': 'Account',
  'workspace.statuses': 'Set statuses from a file',
  'workspace.documents': 'Send a document to many people',
  'workspace.toList': 'Choose from the list',
  'workspace.change': 'Choose another person',
  'workspace.register': 'Register a person',
  'workspace.update': 'Change what they registered with',
  'workspace.signedIn': 'Workspace of {name}',
  'workspace.signOut': 'Sign out',
  'workspace.unknown': 'There is no such account',
  'workspace.unknownHint': 'The address names an account that is not there. Nothing of anyone is shown.',
} as const;
