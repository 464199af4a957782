export { type RateLimitParts, consumeByteLimit, consumeRateLimit } from './consume-rate-limit.ts';
export { consumeLookup, lookups, type LookupParts } from './consume-lookup.ts';
export { networkOf, rangeOf } from './network-of.ts';
export { type RateLimit, createRateLimit } from './rate-limit.ts';
export { addCounts, consumeWindow, consumeWindows, sweepWindows } from './rate-window.ts';
export { createSharedLimit } from './shared-limit.ts';
