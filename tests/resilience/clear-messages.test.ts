import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../../cli/main.ts';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { spawnPortal, startPortal, type PortalProcess } from '../support/portal-process.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-messages-'));
const fixtures = join(root, 'fixtures');
const tenant = 'northgate';
const file = join(fixtures, 'tenants', tenant, 'public-page/our_case.json');
const written = readFileSync(join(import.meta.dirname, '../../fixtures/tenants', tenant, 'public-page/our_case.json'), 'utf8');
const heading = (JSON.parse(written) as { title: { en: string } }).title.en;
const data = join(root, 'data');
let port: number;
let portal: PortalProcess;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../fixtures'), fixtures, { recursive: true });
  port = await freePortsForPortal();
  portal = await startPortal({ port, data, env: { PORTICO_FIXTURES: join(fixtures, 'tenants'), PORTICO_DEFAULT_TENANT: tenant } });
}, 90_000);

afterAll(async () => {
  await portal?.kill();
  rmSync(root, { recursive: true, force: true });
});

interface PageFile {
  title: Record<string, string>;
  component: { type: string; id?: string; props: Record<string, unknown>; visible?: unknown }[];
}

/** Saves the page with one fault and answers what the portal prints from then on, and the page as it is drawn. */
async function save(text: string, words: RegExp): Promise<{ output: string; html: string }> {
  const before = portal.output().length;
  writeFileSync(file, text);
  let html = '';
  const output = await vi.waitFor(
    async () => {
      html = await (await fetch(`${portal.address(0)}/page/our_case`)).text();
      const since = portal.output().slice(before);
      expect(since).toMatch(words);
      return since;
    },
    { timeout: 20_000, interval: 200 },
  );
  return { output, html };
}

const changed = (change: (page: PageFile) => void): string => {
  const page = JSON.parse(written) as PageFile;
  change(page);
  return JSON.stringify(page, null, 2);
};

describe('a fault in content is reported with its place, and the rest of the page lives', () => {
  test.each([
    ['malformed JSON', written.replace('"slug"', '"slug'), /our_case\.json[^\n]*(line|:\d+:\d+|"line":\d+)/],
    [
      'an unknown type',
      changed((page) => void (page.component[0]!.type = 'hmtl')),
      /\/component\/0\/type[^\n]*(did you mean|suggestion)[^\n]*html/i,
    ],
    [
      'a rule with a typo',
      changed((page) => void (page.component[1]!.visible = { '==': [{ var: 'sesion.signedIn' }, true] })),
      /\/component\/1\/visible[^\n]*sesion\.signedIn/,
    ],
  ])(
    '%s',
    async (_name, text, words) => {
      const { html } = await save(text, words);
      expect(html).toContain(heading);
      expect(html).toContain('<header');
      expect(html).toContain('<footer');
    },
    40_000,
  );
});

test('a missing language is reported by `portico check`, with file, line and place', async () => {
  writeFileSync(
    file,
    changed((page) => void delete page.title['cy']),
  );
  const lines: string[] = [];
  await main(['check', join(fixtures, 'tenants', tenant)], (text) => void lines.push(text));
  writeFileSync(file, written);
  expect(lines.join('\n')).toMatch(/our_case\.json:\d+:\d+\s+warning: This text is missing in cy\.\s+missing-translation at \/title/);
});

describe('a portal that cannot start prints why and what to do', () => {
  const ended = async ({ child, output }: PortalProcess) => {
    const [code] = (child.exitCode === null ? await once(child, 'exit') : [child.exitCode]) as [number];
    return { code, output: output() };
  };

  test('a port in use', async () => {
    const { code, output } = await ended(spawnPortal({ port, data: join(root, 'other') }));
    expect(code).not.toBe(0);
    expect(output).toContain(`Port ${port} is in use by another program`);
    expect(output).toContain(`PORT=${port + 100}`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('[SEC-48] a data folder that other users can read, with other things in it', async () => {
    const shared = join(root, 'shared');
    mkdirSync(shared, { mode: 0o755 });
    writeFileSync(join(shared, 'letter.txt'), 'x');
    const { code, output } = await ended(spawnPortal({ port: await freePortsForPortal(), data: shared }));
    expect(code).not.toBe(0);
    expect(output).toContain(`chmod 700 ${shared}`);
    expect(output).not.toMatch(/^\s+at /m);
    expect(readdirSync(shared)).toEqual(['letter.txt']);
  });

  test('a second process on the same data', async () => {
    const { code, output } = await ended(spawnPortal({ port: await freePortsForPortal(), data }));
    expect(code).not.toBe(0);
    expect(output).toContain(data);
    expect(output).toMatch(/in use|already|another/i);
    expect(output).not.toMatch(/^\s+at /m);
    expect((await fetch(`${portal.address(0)}/health/ready`)).status).toBe(200);
  });
});
