import { nearest } from '#engine';
import { settings, settingsIn } from '../../settings/index.ts';
import type { Environment } from './read-settings.ts';

/** Variables of the scripts and the tests of this repository, which a server may inherit. */
const namesOfScripts = new Set([
  'PORTICO_FIGURES',
  'PORTICO_FULL',
  'PORTICO_JOURNEY_URL',
  'PORTICO_DRIVEN',
  'PORTICO_KILL_ROUNDS',
  'PORTICO_LEFT_OUT',
  'PORTICO_MACHINE_NODE',
  'PORTICO_MACHINE_PATH',
  'PORTICO_SEED',
  'PORTICO_SHOTS',
  'PORTICO_SLOW',
  'PORTICO_TEST_CLAMD',
  'PORTICO_TEST_DATABASE_URL',
  'PORTICO_TRACE',
  'PORTICO_TYPED_RUNS',
  'PORTICO_WATCH_PARENT',
]);

/** A warning for each variable that is named as a setting and is none: most are misspelt. Never its value. Pure. */
export function warnOfUnknownNames(env: Environment): readonly string[] {
  const known = settingsIn(settings).map((setting) => setting.env);
  return Object.keys(env)
    .filter((name) => name.startsWith('PORTICO_') && !known.includes(name) && !namesOfScripts.has(name))
    .map((name) => {
      const meant = nearest(name, known);
      return `${name} is not a setting and has no effect. ${meant ? `Did you mean ${meant}?` : '`npm start -- --help` lists all settings.'}`;
    });
}
