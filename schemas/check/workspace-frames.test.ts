import { expect, test } from 'vitest';
import { workspaceFrames } from './workspace-frames.ts';

test.each([
  ['desk.acme.example', true],
  ['acme.example', true],
  ['*.acme.example', true],
  ['desk.intranet.acme.example', true],
  ['acme.example.evil.example', false],
  ['notacme.example', false],
  ['example', false],
])('of the site of claims.acme.example is %s: %s', (host, isOfSite) => {
  expect(workspaceFrames({ hosts: ['claims.acme.example'], outsideHosts: { workspace: [host] } })).toEqual(isOfSite ? [host] : []);
});

test('names that end in the same public suffix, also that of a provider, are no site', () => {
  const framesOf = (host: string, frame: string) => workspaceFrames({ hosts: [host], outsideHosts: { workspace: [frame] } });
  expect([framesOf('acme.co.uk', 'evil.co.uk'), framesOf('acme.co.uk', '*.co.uk'), framesOf('acme.github.io', 'evil.github.io')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(framesOf('claims.acme.co.uk', 'desk.acme.co.uk')).toEqual(['desk.acme.co.uk']);
});
