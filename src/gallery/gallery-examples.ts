import type { BlockExample, BlockExamples } from '#engine';

export interface GalleryExample extends BlockExample {
  /** Export name in the registry. */
  readonly type: string;
  /** `minimal`, `full`, `overflow`, a state … */
  readonly name: string;
}

const files = import.meta.glob<BlockExamples>('../../registry/**/examples.ts', { eager: true, import: 'examples' });
const camelCase = (kebab: string): string => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every example of every block and shell, by type. */
export function galleryExamples(): readonly GalleryExample[] {
  return Object.entries(files).flatMap(([path, examples]) => {
    const type = camelCase(path.split('/').at(-2) ?? '');
    return Object.entries(examples).map(([name, example]) => ({ ...example, type, name }));
  });
}
