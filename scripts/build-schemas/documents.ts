import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fact } from '../../schemas/page/facts.ts';
import type { Json, Source } from './discover.ts';
import { document, publishBlock, publishCatalog, publishDictionary, publishPage, publishType } from './publish.ts';

const load = async (root: string, file: string) => (await import(pathToFileURL(join(root, file)).href)) as Json;
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && 'type' in value;

/** What a tenant needs to know of each fact: its values, and which rules may read it. */
const publishFacts = (facts: Readonly<Record<string, Fact>>, descriptions: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(facts).map(([path, { domain, places }]) => [path, { description: descriptions[path], ...domain, places }]),
  );

/** Every document of `schemas/published`, by file name, as text. */
export async function publishDocuments(
  root: string,
  sources: readonly Source[],
  trouble: (file: string, error: unknown) => void,
): Promise<Map<string, string>> {
  const documents = new Map<string, Json>();
  const page = await load(root, 'schemas/page/page.schema.ts');
  documents.set('page.json', publishPage(page.PageContent));
  documents.set('block.json', publishBlock(page.BlockContent, sources));
  documents.set('facts.json', {
    title: 'Facts',
    description:
      'Everything a rule or a binding may read, and where: on a page, in the precondition of a form, in the rules of the workflow.',
    paths: publishFacts(
      (await load(root, 'schemas/page/facts.ts')).facts as Readonly<Record<string, Fact>>,
      (await load(root, 'schemas/page/fact-descriptions.ts')).factDescriptions as Readonly<Record<string, string>>,
    ),
  });
  documents.set('catalog.json', publishCatalog(sources));

  for (const file of (await readdir(join(root, 'schemas/tenant'))).filter((name) => name.endsWith('.schema.ts')).sort()) {
    for (const [name, schema] of Object.entries(await load(root, `schemas/tenant/${file}`))) {
      if (!isSchema(schema)) continue;
      documents.set(`${kebab(name)}.json`, name === 'Dictionary' ? publishDictionary(schema, sources) : document(kebab(name), schema));
    }
  }
  for (const source of sources) {
    if (documents.has(`${source.type}.json`))
      trouble(source.file, new Error(`the type "${source.type}" has the name of another published document; rename its folder.`));
    else documents.set(`${source.type}.json`, publishType(source));
  }
  return new Map([...documents].map(([file, json]) => [file, `${JSON.stringify(json, null, 2)}\n`]));
}
