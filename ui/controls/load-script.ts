import { allowScript } from '../trusted-types/index.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a script of others once, from an address that the tenant configured. Rejects where it does not come; it can then be asked for again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  allowScript(src);
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script did not come: ${src}`));
    });
    script.src = src;
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
