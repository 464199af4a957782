/** What a style attribute may change: how text looks where it is. No place, size, layer, colour or address. */
const allowed = new Set(['text-align', 'text-decoration', 'font-style', 'font-weight', 'list-style-type', 'vertical-align', 'white-space']);
/** Plain words and whole numbers: no functions, no escapes, no comments. */
const plain = /^[a-z-]+( [a-z-]+)*$|^\d{1,4}$/;

/** The declarations of a `style` attribute of tenant's html that are allowed (SEC-22), empty where none is. Pure. */
export const harmlessStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.toLowerCase().split(':'))
    .flatMap(([property = '', value = '', ...rest]) => {
      const [name, wanted] = [property.trim(), value.trim()];
      return rest.length === 0 && allowed.has(name) && plain.test(wanted) ? [`${name}: ${wanted}`] : [];
    })
    .join('; ');
