/** `npm run advisories -- <clone of github.com/RetireJS/retire.js>`: writes scripts/check/advisories.csv from that clone, dated by its newest commit. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { print } from './set-up/output.mjs';
import { withSetUp } from './set-up/set-up.mjs';

await withSetUp(async () => {
  const { advisoriesFile, advisoryFaults, writeAdvisories } = await import('./check/advisories.ts');
  const { advisoriesOf } = await import('./check/retire-js.ts');
  const [clone] = process.argv.slice(2);
  if (clone === undefined) {
    print('Name the folder of a clone: git clone https://github.com/RetireJS/retire.js, then npm run advisories -- retire.js');
    return 2;
  }
  const git = (...args) => execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const lists = ['jsrepository-v4.json', 'npmrepository.json'].map((name) => JSON.parse(git('show', `HEAD:repository/${name}`)));
  const list = { dated: git('log', '-1', '--format=%cs').trim(), advisories: lists.flatMap(advisoriesOf) };
  writeFileSync(advisoriesFile, writeAdvisories(list));
  print(advisoryFaults(list) || 'No locked package is named.');
  return 0;
});
