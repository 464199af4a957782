/** Id of a container of Google Tag Manager, such as GTM-ABC1234. */
export const containerIdPattern = '^GTM-[A-Z0-9]{4,12}$';

const pattern = new RegExp(containerIdPattern);

/** Whether a value is such an id. Pure. */
export const isContainerId = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
