/** Counts per account. */
export interface IdentityLimits {
  /** To a known device of the account, or to strangers of one range of addresses; to all strangers together four times as many. */
  readonly codesPerHour: number;
  readonly triesPerCode: number;
  /** Failures since the last success after which only a mailed link helps; for strangers of one range a quarter of them. */
  readonly consecutiveFailures: number;
}

/** Fixed limits; codes per hour are a setting of the server. SEC-1: with 8 digits, 100 guesses are a chance of one in a million. */
export const codeLimits: Omit<IdentityLimits, 'codesPerHour'> = { triesPerCode: 5, consecutiveFailures: 100 };
