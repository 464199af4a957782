import { escapePart } from './pointer.ts';

/**
 * The kinds of a schema's strings beyond their shape. Pointers are relative to the block's props; `*` stands for
 * every item of an array or every key of a map (`/items` + `/*` + `/question`).
 */
export interface Traits {
  /** A string, an object keyed by ISO 639-1 code, or an array in the order of the tenant's languages (PAGE-09). */
  readonly localised: readonly string[];
  /** HTML a tenant wrote: sanitised by the server before a browser sees it. */
  readonly html: readonly string[];
  /** Markdown a tenant wrote: turned into sanitised HTML by the server. */
  readonly markdown: readonly string[];
  /** Slug of an asset, or an https address. */
  readonly asset: readonly string[];
  /** As an asset, for downloading: the address also carries the size of the file. */
  readonly file: readonly string[];
  /** A place to go: a path of this portal, https, mailto or tel. */
  readonly link: readonly string[];
  /** Https address of what is shown in a frame, at a host that the tenant names. */
  readonly frame: readonly string[];
  /** Https address of a script of others, at a host that the tenant names. */
  readonly script: readonly string[];
}

interface SchemaNode {
  readonly format?: string;
  readonly 'x-localised'?: boolean;
  readonly 'x-format'?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
}

const kinds = ['html', 'markdown', 'asset', 'file', 'link', 'frame', 'script'] as const;

/** Pointers whose values the server makes safe, so that no binding may replace them. Pure. */
export const guardedOf = (traits: Traits): readonly string[] => kinds.flatMap((kind) => traits[kind]);

/** Reads the traits of a published block schema (JSON Schema, no `$ref`). Pure. */
export function traitsOf(schema: unknown): Traits {
  const found: Record<keyof Traits, string[]> = {
    localised: [],
    html: [],
    markdown: [],
    asset: [],
    file: [],
    link: [],
    frame: [],
    script: [],
  };
  const visit = (node: SchemaNode, pointer: string): void => {
    if (node['x-localised']) found.localised.push(pointer);
    for (const kind of kinds) if (node['x-format'] === kind) found[kind].push(pointer);
    if (node['x-localised']) return;
    for (const [key, child] of Object.entries(node.properties ?? {})) visit(child, `${pointer}/${escapePart(key)}`);
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, `${pointer}/*`);
    if (node.items) visit(node.items, `${pointer}/*`);
    for (const child of node.anyOf ?? []) visit(child, pointer);
  };
  visit(schema as SchemaNode, '');
  return found;
}
