import { Drawing } from './Drawing.tsx';

/** Drawn here, 24 × 24, one stroke. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-forward': 'M9.5 6l6 6-6 6',
  'chevron-back': 'M14.5 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.6 2.6 3.6 5.4 3.6 8.5s-1 5.9-3.6 8.5c-2.6-2.6-3.6-5.4-3.6-8.5s1-5.9 3.6-8.5z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.9-3.6 3.9-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
  phone: 'M6.5 3.5h3l1.6 4.5-2.1 1.7a12 12 0 0 0 5.3 5.3l1.7-2.1 4.5 1.6v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  mail: 'M4 6h16v12H4zM4.5 6.8L12 13l7.5-6.2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  pin: 'M12 3.5a6.5 6.5 0 0 0-6.5 6.5c0 4.7 6.5 10.5 6.5 10.5s6.5-5.8 6.5-10.5A6.5 6.5 0 0 0 12 3.5zM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.1',
  home: 'M4 11l8-7 8 7M6.5 9.5V19.5h11V9.5M10 19.5v-5.5h4v5.5',
} as const;

export type IconName = keyof typeof paths;

/** Whether there is a drawing of this name: a configuration may name any. */
export const isIcon = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(paths, name);

/** A drawing by its name. */
export const Icon = ({ name }: { readonly name: IconName }) => <Drawing path={paths[name]} directional={/forward|back/.test(name)} />;
