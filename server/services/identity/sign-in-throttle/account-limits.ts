/** Counts per account. */
export interface IdentityLimits {
  /** To a known device of the account, or to strangers of one range of addresses; to all strangers together four times as many. */
  readonly codesPerHour: number;
  readonly triesPerCode: number;
  /** Failures since the last success after which only a mailed link helps; for strangers of one range a quarter of them. */
  readonly consecutiveFailures: number;
}
