export { type RateLimitParts, demandBytes, demandTurn } from './consume-rate-limit.ts';
export { networkOf, rangeOf } from './network-of.ts';
export { type RateLimit, createRateLimit } from './rate-limit.ts';
export { addTurns, takeTurn, takeTurns } from './rate-window.ts';
export { createSharedLimit } from './shared-limit.ts';
