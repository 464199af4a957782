import { readSetting } from './read-setting.ts';
import { mapSettings, type SettingTable, type ValuesOf } from '../../settings/index.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; `faults` names every one of them, with what to do. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `Portico cannot start, ${faults.length === 1 ? 'one setting needs' : `${faults.length} settings need`} attention:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads a table of settings, with the faults of those that cannot be used. */
export function tryReadSettings<const Table extends SettingTable>(
  table: Table,
  env: Environment,
  mode: 'demo' | 'production',
): { readonly values: ValuesOf<Table>; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const values = mapSettings(table, (setting) => {
    const reading = readSetting(setting, env[setting.env], mode);
    if ('value' in reading) return reading.value;
    faults.push(reading.fault);
    return undefined;
  });
  return { values: values as ValuesOf<Table>, faults };
}

/** Some settings, read as a server in production reads them: for commands that need no others. Throws `ConfigError`. */
export function readSettings<const Table extends SettingTable>(table: Table, env: Environment): ValuesOf<Table> {
  const { values, faults } = tryReadSettings(table, env, 'production');
  if (faults.length > 0) throw new ConfigError(faults);
  return values;
}
