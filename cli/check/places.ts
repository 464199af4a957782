import type { Traits } from '#schemas/shared';
import { configurationNames } from '#schemas/tenant';
import type { JsonFile } from './files/json-file.ts';
import type { Published } from './read-published.ts';
import { pageFolders, type TenantFiles } from './files/tenant-files.ts';
import { valuesAt } from './values-at.ts';

export interface Place {
  readonly file: JsonFile;
  readonly pointer: string;
  readonly value: unknown;
}

interface Component {
  readonly type?: unknown;
  readonly props?: unknown;
}

/** Every value of one trait in a tenant's files: of pages, of the blocks on them, and of the documents beside them. */
export function placesOf(tenant: TenantFiles, published: Published, trait: keyof Traits): Place[] {
  const inside = (file: JsonFile, root: unknown, base: string, pointers: readonly string[] = []): Place[] =>
    pointers.flatMap((pointer) => valuesAt(root, pointer).map(({ pointer: at, value }) => ({ file, pointer: base + at, value })));

  const pages = pageFolders
    .flatMap((folder) => tenant.in(folder))
    .flatMap((file) => [
      ...inside(file, file.value, '', published.traitsOfDocument('page')[trait]),
      ...componentsOf(file).flatMap(({ props, type }, index) =>
        typeof type === 'string' ? inside(file, props, `/component/${index}/props`, published.traitsOfType(type)?.[trait]) : [],
      ),
    ]);
  const documents = documentsOf(tenant).flatMap(({ file, document }) =>
    inside(file, file.value, '', published.traitsOfDocument(document)[trait]),
  );
  const dictionary = tenant.root('dictionary');
  return [...pages, ...documents, ...(dictionary && trait === 'localised' ? inside(dictionary, dictionary.value, '', ['/texts/*']) : [])];
}

/** Files that are no pages, each with the published document it follows. */
function documentsOf(tenant: TenantFiles): { file: JsonFile; document: string }[] {
  const roots = ['tenant', 'theme'].flatMap((document) => {
    const file = tenant.root(document);
    return file ? [{ file, document }] : [];
  });
  const forms = ['submission-form', 'confirmation-pages'].flatMap((document) => tenant.in(document).map((file) => ({ file, document })));
  const configuration = tenant.in('configuration').filter(({ name }) => configurationNames.includes(name));
  return [...roots, ...forms, ...configuration.map((file) => ({ file, document: file.name }))];
}

/** The component list of a page file, whatever it holds. */
export function componentsOf(file: JsonFile): readonly Component[] {
  const list = (file.value as { component?: unknown } | null)?.component;
  return Array.isArray(list) ? list.map((entry) => (typeof entry === 'object' && entry !== null ? (entry as Component) : {})) : [];
}
