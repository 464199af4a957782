/** For tests: a sound PDF of one empty page; different ones by `comment`, without the page with `pages: 0`. */
export function soundPdf(comment = '', { pages = 1 } = {}): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages > 0 ? '3 0 R' : ''}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let body = `%PDF-1.7\n%${comment}\n`;
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(body);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<</Root 1 0 R/Size 4>>\n`;
  return Buffer.from(`${body}${table}startxref\n${Buffer.byteLength(body)}\n%%EOF\n`);
}
