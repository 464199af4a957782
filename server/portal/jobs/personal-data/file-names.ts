/** Signs that some file system refuses in a name, or that could lead out of a folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;
const maxLength = 120;

/** Gives each file a name that every file system takes, as near to its own as can be, and no name twice (whatever its case). */
export function fileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain =
      name
        .normalize('NFC')
        .replace(refused, '_')
        .replace(/^\.+/, '_')
        .replace(/[. ]+$/, '') || 'file';
    const dot = plain.lastIndexOf('.');
    const [stem, ending] = dot > 0 && plain.length - dot <= 12 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    const short = [...stem].slice(0, maxLength).join('');
    for (let turn = 1; ; turn++) {
      const candidate = `${short}${turn > 1 ? ` (${turn})` : ''}${ending}`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  };
}
