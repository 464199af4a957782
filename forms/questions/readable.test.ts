import { expect, test } from 'vitest';
import { address } from './address/address.ts';
import { attachmentsList } from './attachments-list/attachments-list.ts';
import { settingsWith } from './settings.fixture.ts';
import { uploader } from './uploader/uploader.ts';
import { vin } from './vin/vin.ts';

const files = ['a', 'b'].map((name) => ({ id: name, name, type: 'application/pdf', size: 1, content: `stored:${name}` }));

test.each([
  ['an address', address, { city: 'Hull', postcode: 'HU1' }, ['Hull', 'HU1']],
  ['uploaded files', uploader, files, ['a', 'b']],
  ['listed files', attachmentsList, files, ['a', 'b']],
  ['a vehicle', vin, { manufacturer: 'Tern', model: 'Gull', year: '2016', vinNumber: '' }, ['Tern Gull', '2016']],
] as const)('the parts of %s are listed as the language lists them', (_, type, value, parts) => {
  for (const [language, separator] of [
    ['en', ', '],
    ['ar', '، '],
  ] as const)
    expect((type.readable as (value: unknown, settings: object) => string)(value, settingsWith({}, { language }))).toBe(
      parts.join(separator),
    );
});
