/** The lists of the workspace: of all accounts, so about none (APP-05). */
export const listPath = '/listing/list';

/** One account in the workspace: the one that staff chose (APP-05). */
export const detailsPath = '/listing/details';

/** Where statuses are set from a file (STS-07). */
export const statusFilePath = '/listing/statuses';

/** Where a manager sends a document to many accounts (ESG-10). */
export const documentFilePath = '/listing/documents';
