/** What fields are made of in a published document schema. */
export interface PublishedSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PublishedField>>;
}

interface PublishedField {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly 'x-localised'?: boolean;
}

/** A field of a content schema. All are invariant: localised texts carry their languages inside (PAGE-09). */
export interface ContentField {
  readonly name: string;
  readonly type: 'String' | 'Number' | 'Boolean' | 'DateTime' | 'Tags' | 'Json';
  readonly label: string;
  readonly hints?: string;
  readonly required: boolean;
  readonly allowedValues?: readonly string[];
}

/** The fields of a published document: one for each top-level property. */
export function fieldsOf({ properties = {}, required = [] }: PublishedSchema): readonly ContentField[] {
  return Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, field]) => ({
      name,
      type: typeOf(field),
      label: field.title ?? name,
      ...(field.description && { hints: field.description }),
      required: required.includes(name),
      ...(field.enum && { allowedValues: field.enum.map(String) }),
    }));
}

function typeOf({ type, format, 'x-localised': localised }: PublishedField): ContentField['type'] {
  if (localised) return 'Json';
  if (type === 'string') return format?.startsWith('date') ? 'DateTime' : 'String';
  if (type === 'number' || type === 'integer') return 'Number';
  if (type === 'boolean') return 'Boolean';
  return 'Json';
}
