export const minuteMs = 60_000;
export const hourMs = 3_600_000;
/** A day of UTC, which has no hour more or less. */
export const dayMs = 86_400_000;

export const hourSeconds = 3600;
export const daySeconds = 86_400;
