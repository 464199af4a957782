/** Remote address of calls the server makes to itself through `inject`; no visitor can have it. */
export const insideAddress = 'inside';
/** Header by which such a call names its tenant; of no meaning from any other address. */
export const insideTenant = 'x-inside-tenant';
