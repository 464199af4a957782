import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes what each country asks for in an address of the data of Google's address service, as libaddressinput carries it (Apache License 2.0,
 * github.com/google/libaddressinput, `cpp/src/region_data_constants.cc`): `node scripts/address-data/make.ts <that file>`. Its output is committed.
 */
interface Region {
  readonly fmt?: string;
  readonly require?: string;
  readonly zipex?: string;
}

/** What counts in a country that has none of its own: the format of `ZZ`. */
const defaults = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

const [, , source] = process.argv;
if (source === undefined) throw new Error('Name the file region_data_constants.cc of libaddressinput.');

const regions = Array.from(readFileSync(source, 'utf8').matchAll(/\{"([A-Z]{2})", "\{"([\s\S]*?)"\}"\}/g), ([, id = '', body = '']) => {
  const members = Array.from(body.matchAll(/R"\((.*?)\)"/g), ([, text]) => text).join('');
  return { id, ...(JSON.parse(`{${members.replace(/,$/, '')}}`) as Region) };
});
const idsOf = (isOne: (format: string, required: string) => boolean): string =>
  regions.flatMap(({ id, fmt = defaults.fmt, require = defaults.require }) => (isOne(fmt, require) ? [id] : [])).join(' ');

const folder = path.join(import.meta.dirname, '../../schemas/values/postal-address');
mkdirSync(folder, { recursive: true });
const head = `// Made by scripts/address-data/make.ts of the data of Google's address service (libaddressinput, Apache License 2.0). Do not edit.\n`;
const list = (name: string, what: string, ids: string): string => `\n/** ${what} */\nexport const ${name} =\n  '${ids}';\n`;
writeFileSync(
  path.join(folder, 'country-data.ts'),
  head +
    list(
      'withoutPostcode',
      'Countries without postcodes.',
      idsOf((format) => !format.includes('%Z')),
    ) +
    list(
      'postcodeRequired',
      'Countries without whose postcode no letter arrives.',
      idsOf((_, required) => required.includes('Z')),
    ) +
    list(
      'stateRequired',
      'Countries whose addresses need a state, province or the like.',
      idsOf((_, required) => required.includes('S')),
    ) +
    list(
      'townOptional',
      'Countries whose addresses need no town.',
      idsOf((_, required) => !required.includes('C')),
    ),
);
const examples = regions.flatMap(({ id, zipex }) => (zipex ? [[id, zipex.split(',')] as const] : []));
writeFileSync(
  path.join(folder, 'postcode-examples.fixture.ts'),
  `${head}\n/** Postcodes of each country, by its two letters. */\nexport const postcodeExamples: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(examples))};\n`,
);
