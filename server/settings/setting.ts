interface Described<Kind extends string, Value> {
  /** Name of the environment variable. */
  readonly env: string;
  readonly kind: Kind;
  /** What counts where the variable is not set; `{PORT}` in an address is the port in use. */
  readonly fallback?: Value;
  /** Used instead of `fallback` in demo mode. */
  readonly demo?: Value;
  /** The mode that does not start without it. */
  readonly needed?: 'production';
  /** The only mode in which it has an effect. */
  readonly only?: 'demo' | 'production';
  /** For an operator: what it decides, in one or two sentences. */
  readonly about: string;
}

type WithFallback<Row extends { readonly fallback?: unknown }> = Row & { readonly fallback: NonNullable<Row['fallback']> };

/** One row of the settings: everything there is to know of one environment variable. */
export type Setting =
  | Described<'text', string>
  | WithFallback<Described<'folder', string>>
  | (WithFallback<Described<'number', number>> & { readonly min: number; readonly max: number })
  | (WithFallback<Described<'choice', string>> & { readonly choices: readonly string[] })
  | WithFallback<Described<'switch', boolean>>
  | (Described<'url', string> & { readonly schemes: readonly string[] })
  | WithFallback<Described<'hosts', readonly string[]>>
  /** ISO 3166-1, three letters. */
  | WithFallback<Described<'countries', readonly string[]>>
  /** Secrets by the slug of their tenant. */
  | WithFallback<Described<'keys', Readonly<Record<string, string>>>>
  | Described<'secret', never>;

/** Settings, grouped as `Config` groups them. */
export interface SettingTable {
  readonly [name: string]: Setting | SettingTable;
}

/** What a setting is once it is read: absent only where it has no default; a demo makes its own secrets. */
type ValueOf<Row extends Setting> = Row extends { readonly kind: 'number' }
  ? number
  : Row extends { readonly kind: 'switch' }
    ? boolean
    : Row extends { readonly kind: 'hosts' | 'countries' }
      ? readonly string[]
      : Row extends { readonly kind: 'keys' }
        ? Readonly<Record<string, string>>
        : Row extends { readonly choices: readonly (infer Choice)[] }
          ? Choice
          : Row extends
                | { readonly kind: 'secret' }
                | { readonly fallback: string }
                | { readonly needed: 'production'; readonly demo: string }
            ? string
            : string | undefined;

/** The values of a table of settings, in its shape. */
export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting ? ValueOf<Table[Name]> : ValuesOf<Table[Name]>;
};

const isSetting = (entry: Setting | SettingTable): entry is Setting => typeof entry['env'] === 'string';

/** Every setting of a table, in its order. Pure. */
export const settingsIn = (table: SettingTable): readonly Setting[] =>
  Object.values(table).flatMap((entry) => (isSetting(entry) ? [entry] : settingsIn(entry)));

/** A table with each setting replaced. Pure. */
export const mapSettings = (table: SettingTable, change: (setting: Setting) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, isSetting(entry) ? change(entry) : mapSettings(entry, change)]));
