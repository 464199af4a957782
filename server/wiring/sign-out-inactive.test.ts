import { expect, test, vi } from 'vitest';
import type { Actor } from '../platform/http/requests/actor.ts';
import { signOutInactive } from './sign-out-inactive.ts';

const ann: Actor = {
  tenant: 'acme',
  sub: 'ann',
  username: 'a',
  name: 'Ann',
  groups: [],
  staff: false,
  manager: false,
  editor: false,
  originJti: 'j',
};

function setUp() {
  const state = { now: 0, inactive: false };
  const isInactive = vi.fn(async () => state.inactive);
  const endAll = vi.fn(async () => {});
  return { state, isInactive, endAll, mayGoOn: signOutInactive({ isInactive, endAll, clock: () => state.now }) };
}

test('an account made inactive ends its sessions within five seconds, and is asked for no more often than that', async () => {
  const { state, isInactive, endAll, mayGoOn } = setUp();
  expect(await mayGoOn(ann)).toBe(true);
  state.inactive = true;
  state.now = 4999;
  expect(await mayGoOn(ann)).toBe(true);
  expect(isInactive).toHaveBeenCalledTimes(1);
  state.now = 5000;
  expect(await mayGoOn(ann)).toBe(false);
  expect(endAll).toHaveBeenCalledExactlyOnceWith(ann);
});

test('staff are not looked up', async () => {
  const { isInactive, mayGoOn } = setUp();
  expect(await mayGoOn({ ...ann, staff: true })).toBe(true);
  expect(isInactive).not.toHaveBeenCalled();
});
