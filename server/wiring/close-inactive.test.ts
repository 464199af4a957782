import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Actor } from '../platform/http/requests/actor.ts';
import { closeInactive } from './close-inactive.ts';

const ann: Actor = { tenant: 'acme', sub: 'ann', username: 'a', name: 'Ann', groups: [], staff: false, editor: false, originJti: 'j' };
const request = {} as FastifyRequest;

function setUp(actor: Actor | null) {
  const state = { now: 0, inactive: false };
  const isInactive = vi.fn(async () => state.inactive);
  const endAll = vi.fn(async () => {});
  return { state, isInactive, endAll, who: closeInactive(async () => actor, { isInactive, endAll, clock: () => state.now }) };
}

test('[LOGIN-05] an account made inactive ends its sessions within five seconds, and is asked for no more often than that', async () => {
  const { state, isInactive, endAll, who } = setUp(ann);
  expect(await who(request)).toBe(ann);
  state.inactive = true;
  state.now = 4999;
  expect(await who(request)).toBe(ann);
  expect(isInactive).toHaveBeenCalledTimes(1);
  state.now = 5000;
  expect(await who(request)).toBeNull();
  expect(endAll).toHaveBeenCalledExactlyOnceWith(ann);
});

test('visitors without a session and staff are not looked up', async () => {
  for (const actor of [null, { ...ann, staff: true }]) {
    const { isInactive, who } = setUp(actor);
    expect(await who(request)).toBe(actor);
    expect(isInactive).not.toHaveBeenCalled();
  }
});
