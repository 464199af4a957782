import { afterAll, expect, test } from 'vitest';
import { modelOf } from '../model/content-model.ts';
import { createPatternCheck } from '../model/pattern-issues.ts';
import { checkData } from './check-data.ts';

const patterns = createPatternCheck();
afterAll(() => patterns.close());

test.each<[string, Record<string, unknown>, string[]]>([
  ['submission-form', { slug: 'claim', name: 'Claim', surveyDefinition: {}, version: 0 }, ['version.iv: "version" must be at least 1.']],
  [
    'confirmation-pages',
    { slug: 'thanks', 'page-title': 'Thanks', html: 1 },
    ['html.iv: "html" must be text, text by language code ({ "en": … }) or a list of texts, none of it too long.'],
  ],
  [
    'configuration',
    { slug: 'booking', places: [] },
    [
      'isAppointmentBookingEnabled.iv: The property "isAppointmentBookingEnabled" is missing.',
      'places.iv: There is no property "places" here.',
    ],
  ],
  [
    'public-page',
    { slug: 'faqs', title: 'Questions', component: [{ type: 'faqs', props: { itmes: [] } }] },
    ['component.iv[0].props.itmes: There is no property "itmes" here.'],
  ],
])('an item of %s is refused in the words of portico check', async (schema, values, details) => {
  const data = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { iv: value }]));
  await expect(checkData(patterns, 'acme', modelOf('acme', schema)!, data)).rejects.toMatchObject({
    details: expect.arrayContaining(details),
  });
});

test('a configuration that no portal reads is taken as it is', async () => {
  await checkData(patterns, 'acme', modelOf('acme', 'configuration')!, { slug: { iv: 'own' }, anything: { iv: 1 } });
});
