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

/** What the server finds out by itself before it stores an answer that is sent for good (CTL-EMAIL, CTL-PHONE, SEC-36). */
export interface ServerCheck {
  readonly what: 'email' | 'phone' | 'person';
  /** The address, the number, or the token. */
  readonly value: string;
  /** Key of the words of a refusal. */
  readonly refused: string;
  /** Key of the words where it cannot be found out; without it the answer is then taken. */
  readonly unknown?: string;
}

/** What it answers; `Unknown` also where it could not be asked, `NoChecker` where the server has none. */
export interface CheckResult {
  readonly result: string;
  /** In the server's own words. */
  readonly message?: string;
}
