/** What the portal's server is asked about an answer that is sound by itself (CTL-ENUM, CTL-VIN). */
export type FieldCheck =
  | { readonly what: 'email'; readonly email: string; readonly accountId?: string }
  | { readonly what: 'phone'; readonly phone: string }
  | {
      readonly what: 'vehicle';
      readonly checker: string;
      readonly manufacturer: string;
      readonly model: string;
      readonly year: string;
      readonly vinNumber: string;
    };

/** What it answers; `Unknown` also where it could not be asked. */
export interface CheckResult {
  readonly result: string;
  /** In the server's own words. */
  readonly message?: string;
}
