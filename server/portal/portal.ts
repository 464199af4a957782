import type { Sending, SendGiven } from '#schemas/form/model';
import type { Tenant } from '#schemas/tenant';
import type { Database } from '../platform/db/index.ts';
import type { FileLinks } from '../services/files/file-links.ts';
import type { FileStore } from '../services/files/disk-store.ts';
import type { Certify } from './documents/esign/certificate/certify.ts';
import type { SigningProvider } from './documents/esign/provider.ts';
import type { GetPdfOutside } from '../platform/outbound-http/get-pdf.ts';
import type { Sender } from '../platform/workers/fair-queue.ts';
import type { Registration } from '../services/identity/index.ts';
import type { PostOutside } from '../platform/outbound-http/post-json.ts';
import type { MakePdf } from './documents/pdf/make-pdf.ts';

/** What the operations of the portal API need; nothing of HTTP. */
export interface Portal {
  readonly db: Database;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Data of a published content item, flattened; null when there is none. */
  readonly readContent: (tenant: string, schema: string, slug: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** All published items of a schema, flattened. */
  readonly listContent: (tenant: string, schema: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly links: FileLinks;
  readonly files: FileStore;
  /** What of these answers the form's own definition takes, and what it refuses, in a time-limited worker. */
  readonly judgeAnswers: (definition: unknown, given: SendGiven, sender: Sender) => Promise<Sending>;
  /** Who takes the signatures of a tenant. */
  readonly signing: (tenant: Tenant) => SigningProvider;
  /** Makes the signed copy of a document, in a time-limited worker. */
  readonly certify: Certify;
  /** Keyed hash, so that no address, name or link secret is stored as it is. */
  readonly hmac: (purpose: string, text: string) => string;
  /** Host names a vehicle check may ask. */
  readonly vehicleHosts: readonly string[];
  readonly postOutside: PostOutside;
  /** Bytes of an asset of the tenant's content by its slug; null when there is none. */
  readonly readAsset: (tenant: string, slug: string) => Promise<Uint8Array | null>;
  /** Host names a template of a PDF may be fetched from. */
  readonly pdfHosts: readonly string[];
  readonly getPdfOutside: GetPdfOutside;
  readonly makePdf: MakePdf;
  /** Absent where a remote identity service has the people. */
  readonly registration?: Registration | undefined;
  readonly limits: PortalLimits;
}

/** Counts as in the server's settings. */
export interface PortalLimits {
  readonly uploadBytes: number;
  /** Bytes the files of one account may take together. */
  readonly storageBytes: number;
  /** Look-ups (does this address exist) per network address in an hour; as many vehicle checks besides. */
  readonly lookups: number;
  /** Registrations per network address in an hour. */
  readonly registrations: number;
  /** Bytes of the files sent with registrations, per network address in an hour. */
  readonly registrationBytes: number;
  /** PDFs made for one person in an hour. */
  readonly pdfs: number;
}
