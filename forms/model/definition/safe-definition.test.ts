import { expect, test } from 'vitest';
import { safeDefinition } from './safe-definition.ts';

test.each([
  ['/config-service/x.json', true],
  ['https://evil.example/x', false],
  ['//evil.example/x', false],
  ['/\\evil.example/x', false],
  ['/\t/evil.example/x', false],
  ['/\n/evil.example/x', false],
])('choices from %j are loaded: %s', (url, loaded) => {
  const { definition } = safeDefinition({ elements: [{ type: 'dropdown', name: 'a', choicesByUrl: { url } }] });
  const { elements } = definition as { elements: [object] };
  expect('choicesByUrl' in elements[0]).toBe(loaded);
});
