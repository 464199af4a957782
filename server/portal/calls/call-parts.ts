import type { Tenant } from '#schemas/tenant';
import type { Config } from '../../platform/config/index.ts';
import type { AddressLookup } from '../../services/address-lookup/index.ts';
import type { Contact, Registration } from '../../services/identity/index.ts';
import type { FileLinks, FileStore } from '../../services/files/index.ts';
import type { RateLimitParts } from '../../platform/rate-counters/index.ts';
import type { FetchPdf, PostJson } from '../../platform/outbound-http/index.ts';
import type { CalendarStandIn } from './booking/booking-config.ts';
import type { BookingMarks } from './booking/booking-mark.ts';
import type { Certify, SigningProviders, MakePdf, ReadAnswers } from '../documents/index.ts';
import type { PublishedContent } from '../records/index.ts';
import type { MessageParts } from './contact/send-message.ts';
import type { AcceptAnswersParts, CheckParts } from '../rules/index.ts';

/** Everything the calls work with, for the one place that makes it. Each call names the few parts it needs (`Operation`). */
export interface CallParts
  extends
    RateLimitParts,
    PublishedContent,
    Pick<MessageParts, 'sendMail'>,
    AcceptAnswersParts,
    CheckParts,
    SigningProviders,
    CalendarStandIn,
    BookingMarks {
  readonly links: FileLinks;
  readonly files: FileStore;
  /** Host names a vehicle check may ask. */
  readonly vehicleHosts: readonly string[];
  readonly postJson: PostJson;
  readonly addressLookup: AddressLookup;
  /** Bytes of an asset of the tenant's content by its slug; null when there is none. */
  readonly readAsset: (tenant: string, slug: string) => Promise<Uint8Array | null>;
  /** Settings of a tenant by its slug. */
  readonly settingsOf: (tenant: string) => Tenant | undefined;
  /** Host names a template of a PDF may be fetched from. */
  readonly pdfHosts: readonly string[];
  readonly fetchPdf: FetchPdf;
  readonly makePdf: MakePdf;
  readonly certify: Certify;
  readonly readAnswers: ReadAnswers;
  /** Absent where a remote identity service has the people. */
  readonly registration?: Registration | undefined;
  /** Absent where a remote identity service has the people. */
  readonly contact?: Contact | undefined;
  /** Days until an unchanged draft is deleted. */
  readonly keepDays: Pick<Config['keepDays'], 'drafts'>;
  readonly limits: Pick<
    Config['limits'],
    | 'codesPerHour'
    | 'signIn'
    | 'uploadBytes'
    | 'storageBytes'
    | 'lookups'
    | 'registrations'
    | 'registrationBytes'
    | 'messages'
    | 'tenantMessages'
    | 'pdfs'
  >;
}
