import { contentSchemas, documentOf, isPageSchema, pageSchemas } from '#schemas/api';
import type { Traits } from '#schemas/shared';
import type { JsonFile } from './files/json-file.ts';
import type { Published } from './read-published.ts';
import type { TenantFiles } from './files/tenant-files.ts';
import { valuesAt } from './values-at.ts';

export interface JsonPlace {
  readonly file: JsonFile;
  readonly pointer: string;
  readonly value: unknown;
}

interface Component {
  readonly type?: unknown;
  readonly props?: unknown;
}

/** Every value of one trait in a tenant's files: of pages, of the blocks on them, and of the documents beside them. */
export function placesOf(tenant: TenantFiles, published: Published, trait: keyof Traits): JsonPlace[] {
  const inside = (file: JsonFile, root: unknown, base: string, pointers: readonly string[] = []): JsonPlace[] =>
    pointers.flatMap((pointer) => valuesAt(root, pointer).map(({ pointer: at, value }) => ({ file, pointer: base + at, value })));

  const pages = pageSchemas
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
  const others = contentSchemas.filter((schema) => !isPageSchema(schema));
  const items = others.flatMap((schema) =>
    tenant.in(schema).flatMap((file) => {
      const document = documentOf(schema, file.name);
      return document ? [{ file, document }] : [];
    }),
  );
  return [...roots, ...items];
}

/** The component list of a page file, whatever it holds. */
export function componentsOf(file: JsonFile): readonly Component[] {
  const list = (file.value as { component?: unknown } | null)?.component;
  return Array.isArray(list) ? list.map((entry) => (typeof entry === 'object' && entry !== null ? (entry as Component) : {})) : [];
}
