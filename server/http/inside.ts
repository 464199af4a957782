/** Remote address of calls the server makes to itself through `inject`; no visitor can have it. */
export const insideAddress = 'inside';
