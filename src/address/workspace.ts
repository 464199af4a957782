/** APP-04: the query only selects the screen; rights come from the server. Pure. */
export const isWorkspace = (url: URL): boolean => url.searchParams.get('isWorkspace') === 'true' || url.searchParams.has('accountId');
