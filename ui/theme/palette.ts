import type { Theme } from '#schemas/tenant';
import { needed, readable } from './contrast.ts';
import { mixed, oklchOf, shifted, tinted } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** Every colour a stylesheet of ours may name, as `--color-<key>`. */
export interface Palette {
  readonly background: string;
  /** Bands, cards and panels. */
  readonly surface: string;
  readonly text: string;
  readonly 'text-muted': string;
  readonly link: string;
  readonly 'link-strong': string;
  /** Fills: buttons, hero, markers. */
  readonly brand: string;
  readonly 'brand-strong': string;
  readonly 'on-brand': string;
  /** Pale fill that carries text. */
  readonly 'brand-soft': string;
  readonly accent: string;
  readonly 'on-accent': string;
  /** Decoration; `border-strong` is for what must be seen (3:1). */
  readonly border: string;
  readonly 'border-strong': string;
  readonly focus: string;
  readonly 'information-soft': string;
  readonly 'on-information': string;
  readonly 'success-soft': string;
  readonly 'on-success': string;
  readonly 'warning-soft': string;
  readonly 'on-warning': string;
  readonly 'danger-soft': string;
  readonly 'on-danger': string;
}

const statusSeeds = { information: '#2563a8', success: '#1a7f4b', warning: '#b7791f', danger: '#c0392b' } as const;

/** All colours of one scheme, derived from its seeds. What the tenant gave is kept as given. */
export function palette(theme: Theme, scheme: Scheme): Palette {
  const seeds = theme[scheme];
  const light = scheme === 'light';
  const { brand } = seeds;
  const accent = seeds.accent ?? brand;
  const background = seeds.background ?? tinted(brand, light ? 0.995 : 0.185, light ? 0.003 : 0.02);
  const surface =
    seeds.surface ??
    (seeds.background ? shifted(background, light ? -0.025 : 0.035) : tinted(brand, light ? 0.968 : 0.225, light ? 0.01 : 0.022));
  const text = seeds.text ?? tinted(brand, light ? 0.25 : 0.93, 0.02);
  const soft = mixed(background, brand, light ? 0.1 : 0.16);
  const grounds = [background, surface, soft];
  const onBrand = readable(tinted(brand, oklchOf(brand).l > 0.65 ? 0.2 : 0.99, 0.02), [brand], needed.text);
  // Away from its text, so that a hovered button reads better, never worse.
  const strong = shifted(brand, oklchOf(onBrand).l > oklchOf(brand).l ? -0.06 : 0.06);
  const link = readable(brand, grounds, needed.text);
  const status = (seed: string) => {
    const fill = tinted(seed, light ? 0.955 : 0.28, light ? 0.035 : 0.05);
    return [fill, readable(tinted(seed, light ? 0.4 : 0.87, 0.11), [fill], needed.text)] as const;
  };
  const [information, onInformation] = status(statusSeeds.information);
  const [success, onSuccess] = status(statusSeeds.success);
  const [warning, onWarning] = status(statusSeeds.warning);
  const [danger, onDanger] = status(statusSeeds.danger);
  return {
    background,
    surface,
    text,
    'text-muted': readable(tinted(text, light ? 0.46 : 0.76, 0.02), grounds, needed.text),
    link,
    'link-strong': readable(shifted(link, light ? -0.08 : 0.08), grounds, needed.text),
    brand,
    'brand-strong': strong,
    'on-brand': onBrand,
    'brand-soft': soft,
    accent,
    'on-accent': readable(tinted(accent, oklchOf(accent).l > 0.65 ? 0.2 : 0.99, 0.02), [accent], needed.text),
    border: mixed(background, text, light ? 0.15 : 0.2),
    'border-strong': readable(tinted(brand, light ? 0.6 : 0.58, 0.02), grounds, needed.ui),
    focus: readable(accent, grounds, needed.ui),
    'information-soft': information,
    'on-information': onInformation,
    'success-soft': success,
    'on-success': onSuccess,
    'warning-soft': warning,
    'on-warning': onWarning,
    'danger-soft': danger,
    'on-danger': onDanger,
  };
}
