/** Html that changes what a parser makes of the whole document, breaks out of where it is, or runs something. */
export const hostileHtml: readonly string[] = [
  '<frameset></frameset>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<!doctype html><html><head></head><frameset rows="1"><noframes><b>x</b></noframes></frameset></html>',
  '<!-- x --><frameset onload=alert(1)>',
  '<noframes><frameset>',
  '<body onload=alert(1)>x',
  '<html manifest=x><head><base href=//evil.example></head><body>',
  '</body></html><script>alert(1)</script>',
  '<plaintext>x',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><slot></slot></template>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><desc><table><p></svg><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<table><tr><td><table><caption><select><option>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<img src="x:x" onerror=alert(1)>',
  '<img src=`javascript:alert(1)`>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="//evil.example">',
  '<form id=x><input name=attributes><input name=nodeName><input name=childNodes></form>',
  '<form name=body><input name=firstChild></form>',
  '<img name=getElementById><img name=querySelectorAll>',
  '<div id=__proto__><div id=constructor><a id=toString>',
  '<button popovertarget=x onclick=alert(1)>x</button><dialog open>x',
  '<style>@import "//evil.example"</style><link rel=stylesheet href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><!ENTITY x "y">',
  '<a\u0000b\u0000>\u0000</a>',
  '\ud800<b>\udfff',
  '<b'.repeat(500),
  '<b>'.repeat(900),
  '&'.repeat(5000),
  '<p x='.repeat(500),
  '<'.repeat(5000),
];

const names =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 head header hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter mglyph mi mtext nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp annotation-xml foreignObject desc'.split(
    ' ',
  );
const attributes = [
  'id=x',
  'name=body',
  'href="javascript:x"',
  "src='data:,x'",
  'style="color:red"',
  'onclick=x',
  'target=_blank',
  'xlink:href=x',
  '"',
  '=',
  'a="<b>"',
];
const words = [
  'text',
  '&amp;',
  '&#0;',
  '&lt;script&gt;',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '<?x',
  '\u0000',
  '\ud83d',
  '<',
  '>',
];

/** A piece of html by chance: tags that open, close and never do either, in any order. */
export function randomHtml(chance: () => number): string {
  const one = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? '';
  const part = (): string => {
    const kind = chance();
    if (kind < 0.5) return `<${one(names)}${chance() < 0.4 ? ` ${one(attributes)}` : ''}${chance() < 0.05 ? '' : '>'}`;
    return kind < 0.75 ? `</${one(names)}>` : one(words);
  };
  return Array.from({ length: 1 + Math.floor(chance() * 12) }, part).join('');
}
