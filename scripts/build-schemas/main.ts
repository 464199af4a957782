/**
 * `npm run build:schemas`: TypeBox sources → `schemas/published/*.json` (committed) and `schemas/built/*` (ignored).
 * `--check` writes nothing and fails when the published files differ from their sources.
 */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { discover, type Json, type BuildFault } from './discover.ts';
import { publishDocuments } from './documents.ts';
import { writeFolder } from './write-folder.ts';

const root = join(import.meta.dirname, '../..');
const checking = process.argv.includes('--check');

const { sources, faults } = await discover(root);
const trouble = (file: string, error: unknown) => faults.push({ file, message: error instanceof Error ? error.message : String(error) });

const built = new Map<string, string>();
const sound = sources.filter((source) => {
  try {
    const { js, dts } = compile(source);
    built.set(`${source.type}.js`, js).set(`${source.type}.d.ts`, dts);
    return true;
  } catch (error) {
    trouble(source.file, error);
    return false;
  }
});
const { HubMyClaimSteps } = await import('../../schemas/tenant/configuration.schema.ts');
// A browser gets the file of one project.
const { projects: _, ...ofProject } = HubMyClaimSteps.properties;
const stepsOfProject = { ...HubMyClaimSteps, properties: ofProject };
const workflow = compile({ file: 'schemas/tenant/configuration.schema.ts', schema: stepsOfProject as unknown as Json, texts: {} });
built.set('hub-my-claim-steps.js', workflow.js).set('hub-my-claim-steps.d.ts', workflow.dts);
const runtime = await readFile(join(root, 'schemas/check/schema-issues.ts'), 'utf8');
built.set('runtime/faults.js', stripTypeScriptTypes(runtime));

const published = await publishDocuments(root, sound, trouble);
const drifted = await writeFolder(join(root, 'schemas/published'), published, { dry: checking, keepUnknown: faults.length > 0 });
if (!checking) await writeFolder(join(root, 'schemas/built'), built, { dry: false, keepUnknown: faults.length > 0 });

report(faults, drifted);

function report(faults: readonly BuildFault[], changed: readonly string[]): void {
  for (const { file, message } of faults) console.error(`✗ ${file}: ${message}`);
  if (checking && changed.length > 0)
    console.error(`✗ schemas/published differs from its sources: ${changed.join(', ')}. Run npm run build:schemas and commit the result.`);
  process.exitCode = faults.length > 0 || (checking && changed.length > 0) ? 1 : 0;
  if (process.exitCode === 0)
    console.log(
      `✓ ${sound.length} types, ${published.size} published documents${changed.length ? `, ${changed.length} changed` : ', none changed'}`,
    );
}
