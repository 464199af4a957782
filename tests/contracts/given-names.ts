import { givenNames } from '#engine';

interface PropsSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly PropsSchema[];
  readonly allOf?: readonly PropsSchema[];
  readonly oneOf?: readonly PropsSchema[];
}

/** React takes these for itself. */
const ofReact = ['key', 'ref', 'children'];

/** What a published schema of props allows in content and no component would ever receive: one sentence each. */
export function givenNameFaults(type: string, schema: PropsSchema): string[] {
  const parts = [schema.anyOf, schema.allOf, schema.oneOf].flatMap((list) => list ?? []);
  const open = parts.length === 0 && schema.additionalProperties !== false;
  return [
    ...Object.keys(schema.properties ?? {})
      .filter((name) => givenNames.includes(name) || ofReact.includes(name))
      .map(
        (name) =>
          `The prop "${name}" of the block "${type}" has a name that ${ofReact.includes(name) ? 'React' : 'the engine'} uses: its value is lost. Give it another name.`,
      ),
    ...(open
      ? [`The block "${type}" takes props of any name, also of those that the engine uses: set additionalProperties to false.`]
      : []),
    ...parts.flatMap((part) => givenNameFaults(type, part)),
  ];
}
