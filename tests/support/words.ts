import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts as form } from '../../registry/blocks/form/form.schema.ts';
import { texts as formsList } from '../../registry/blocks/forms-list/forms-list.schema.ts';
import { texts as login } from '../../registry/blocks/login/login.schema.ts';
import { texts as navigation } from '../../registry/shells/navigation/navigation.schema.ts';

const english = { form, formsList, login, navigation };
type Type = keyof typeof english;
const dictionaries = new Map<string, Readonly<Record<string, Readonly<Record<string, string>>>>>();

/** A word of a block as this tenant says it in this language. */
export function word<T extends Type>(tenant: string, language: string, type: T, key: keyof (typeof english)[T] & string): string {
  let dictionary = dictionaries.get(tenant);
  if (!dictionary) {
    const file = join(import.meta.dirname, '../../fixtures/tenants', tenant, 'dictionary.json');
    dictionary = (JSON.parse(readFileSync(file, 'utf8')) as { texts: NonNullable<typeof dictionary> }).texts;
    dictionaries.set(tenant, dictionary);
  }
  return dictionary[`${type}.${key}`]?.[language] ?? String(english[type][key]);
}
