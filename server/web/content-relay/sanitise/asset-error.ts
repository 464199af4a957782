import { endingOf } from '#forms/definition';
import { kindOf } from '../../../platform/file-type/index.ts';

/** Endings whose first bytes are known. */
const known = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf']);
const firstTag = /^\ufeff?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<(?:\w+:)?svg[\s/>]/i;
const active = /<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler)\b|\son[a-z]+\s*=|javascript:|<!entity/i;

/** Why a file of a tenant does not fit its name, or holds what no browser may run; undefined where nothing is wrong. Pure. */
export function assetError(fileName: string, bytes: Uint8Array): string | undefined {
  const ending = endingOf(fileName);
  if (ending === 'svg') {
    const text = new TextDecoder().decode(bytes);
    if (!firstTag.test(text)) return 'This is called .svg but is no SVG picture: no browser will show it.';
    const found = active.exec(text)?.[0].trim();
    return found === undefined ? undefined : `This picture holds "${found}", which the portal never lets run: take it out.`;
  }
  if (!known.has(ending) || kindOf(fileName, bytes.subarray(0, 4096)) !== null) return undefined;
  return `This is called .${ending} but its first bytes are not those of such a file: no browser will show it.`;
}
