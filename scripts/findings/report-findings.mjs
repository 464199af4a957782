import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { count } from '../../cli/check/report.ts';
import { newFindings } from './new-findings.mjs';

const maxLines = 10;
const marks = { error: '×', warning: '!' };

/**
 * Reports how much `checkAll` (`portico check`) finds in the tenants of a folder, then whatever a saved file brings: what the import reports are files
 * that it cannot read, not blocks that cannot be shown, rules that never hold and texts that are not translated. One check at a time, of the
 * tenants saved since the last, `pause` ms after the last save: the page shows the change meanwhile. Answers what ends it.
 */
export function reportFindings({ tenants, from, checkAll, print, watch, pause = 1000 }) {
  const known = new Map();
  const saved = new Set(namesIn(tenants));
  let timer;
  let busy = false;

  const look = async () => {
    busy = true;
    const names = [...saved].filter((name) => hasContent(join(tenants, name)));
    for (const name of saved) if (!names.includes(name)) known.delete(name);
    saved.clear();
    try {
      const results = names.length > 0 ? await checkAll(names.map((name) => join(tenants, name))) : [];
      for (const [index, result] of results.entries()) {
        // Saved again meanwhile: it is unknown which of the two saves was read.
        if (saved.has(names[index])) continue;
        report(join(tenants, names[index]), result, known.get(names[index]));
        known.set(names[index], result.findings);
      }
    } catch (error) {
      print(`! the content of the sample tenants was not checked: ${error.message}`);
    }
    busy = false;
    if (saved.size > 0) wait();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  };
  const report = (folder, { tenant, errors, warnings, findings }, before) => {
    const see = `See them: npm run portico -- check ${relative(from, folder)}`;
    const all = `${count(errors, 'error')} and ${count(warnings, 'warning')}`;
    if (!before) {
      if (findings.length > 0) print(`! ${tenant}: ${all} in its content. ${see}`);
      return;
    }
    // The import has reported a file that is no JSON, in the same words.
    const news = newFindings(before, findings).filter(({ code }) => code !== 'malformed-json');
    for (const { severity, file, line, column, message, suggestion } of news.slice(0, maxLines))
      print(
        `${marks[severity]} ${join(relative(from, folder), file)}:${line}:${column} ${message}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
      );
    if (news.some(({ severity }) => severity === 'error'))
      print(`! ${tenant}: what cannot be drawn is left out, or stays as it was; the rest of the save is shown.`);
    if (news.length > maxLines) print(`! ${tenant}: ${news.length - maxLines} more of that save. ${see}`);
    if (findings.length < before.length)
      print(
        findings.length === 0 ? `✓ ${tenant}: nothing is wrong in its content any more` : `✓ ${tenant}: ${all} are left in its content`,
      );
  };

  const stop = watch(tenants, (path) => {
    const [name = '', ...rest] = path.split(sep);
    if ([name, ...rest].some((part) => part.startsWith('.') || part.endsWith('~'))) return;
    saved.add(name);
    if (!busy) wait();
  });
  void look();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const hasContent = (folder) => existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.json'));
const namesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
