/** Shows a title and a text in a window that was opened empty; nothing where the browser opened none. */
export function writeNotice(page: Window | null, title: string, text: string): void {
  if (!page) return;
  const { document: own } = page;
  const { lang, dir } = document.documentElement;
  Object.assign(own.documentElement, { lang, dir });
  own.title = title;
  const heading = Object.assign(own.createElement('h1'), { textContent: title });
  own.body.append(heading, Object.assign(own.createElement('p'), { textContent: text }));
  Object.assign(own.body.style, { font: '1.1rem/1.6 system-ui, sans-serif', margin: '2rem', maxWidth: '40rem', colorScheme: 'light dark' });
}
