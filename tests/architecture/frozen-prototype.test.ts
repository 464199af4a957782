import { expect, test } from 'vitest';

test('Object.prototype takes no property and changes none, and an object may have a toString of its own', () => {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  expect(() => (prototype['polluted'] = 'yes')).toThrow(TypeError);
  expect(() => (prototype['toString'] = () => 'polluted')).toThrow(TypeError);
  expect(() => Reflect.deleteProperty(prototype, 'hasOwnProperty')).not.toThrow();
  expect([({} as { polluted?: string }).polluted, String({}), 'hasOwnProperty' in prototype]).toEqual([undefined, '[object Object]', true]);
  const own: Record<string, unknown> = {};
  own['toString'] = () => 'own';
  expect([String(own), Object.keys(own)]).toEqual(['own', ['toString']]);
});
