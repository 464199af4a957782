import { expect, test } from 'vitest';
import { contentSchemas, isOrderedSchema } from '#schemas/api';
import { modelOf } from './content-model.ts';

test.each(contentSchemas)('%s has the field by which the portal orders its items, or is not ordered', (schema) => {
  const fields = modelOf('acme', schema)?.fields.map(({ name }) => name) ?? [];
  expect(fields.includes('order')).toBe(isOrderedSchema(schema));
});
