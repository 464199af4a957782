import type { ContactKind, PostalAddress } from '../../shared/contact-details.ts';

/** A detail that the administrator's system shows, in one language (PRO-02). */
export interface ShownControl {
  readonly name: string;
  readonly value?: string;
  readonly controls?: readonly ShownControl[];
}

/** PRO-01: a person's profile, as the block draws it. */
export interface ProfileView {
  /** Registration number. */
  readonly identifier: string;
  readonly status?: { readonly text: string; readonly colour?: string };
  readonly name: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone?: string;
  readonly address: PostalAddress;
  readonly details: readonly { readonly title?: string; readonly controls: readonly ShownControl[] }[];
  /** What may be changed here. */
  readonly provable: readonly ContactKind[];
  readonly unproven: readonly ContactKind[];
  /** Changes that wait for the code that was sent to `to`. */
  readonly pending: readonly {
    readonly kind: ContactKind;
    readonly to: string;
    /** Where the person is reached now: another code was sent there. Absent where staff began it. */
    readonly present?: string;
    readonly expiresAt: string;
    readonly triesLeft: number;
  }[];
  /** ISO 3166-1, two letters: the country of numbers without a code, and of an address that names none. */
  readonly home?: string;
  /** Staff see and change it for the person. */
  readonly forPerson: boolean;
  readonly backHref: string;
}

/** COM-01: the ways to decide what a person is sent. */
export interface PreferencesView {
  readonly forms: readonly { readonly kind: 'choose' | 'stop'; readonly href: string }[];
  readonly profileHref: string;
  readonly backHref: string;
}
