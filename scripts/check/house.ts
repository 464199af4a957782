import { sourceFiles } from './source-files.ts';

const longest = 300;
const banned = /(^|[/-])(utils?|helpers?|common|misc|manager|services?)(\.|\/|-|$)/i;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** A replaced module stays replaced for whoever shares the process (vite.config.ts). */
const replaces = /\bvi\.(?:do)?[mM]ock\(/;
const alone = /\.(?:mocked\.test\.ts|test\.tsx)$/;
const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;

/** House rules on files: length, and names that say what they hold. Returns one line per fault. */
export function houseFaults(files = sourceFiles()): string {
  return files
    .flatMap(({ path, text }) => {
      const name = path.split('/').at(-1) ?? '';
      const lines = text.split('\n').length - 1;
      return [
        ...(lines > longest ? [`${path}: ${lines} lines, ${longest} are allowed: split it by what its parts do.`] : []),
        ...(banned.test(path.replace('server/services/', ''))
          ? [`${path}: a name that could hold anything; name it after what it does.`]
          : []),
        ...(replaces.test(text) && /\.test\.ts$/.test(name) && !alone.test(name)
          ? [`${path}: it replaces a module, so call it *.mocked.test.ts.`]
          : []),
        ...(kebab.test(name) || component.test(name) ? [] : [`${path}: kebab-case for files, PascalCase.tsx for one React component.`]),
      ];
    })
    .join('\n');
}
