import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOf } from '../../locale/language-packs/index.ts';
import { screenWords, type ScreenWords } from '../../locale/messages/index.ts';
import { texts as accountDetails } from '../../registry/blocks/account-details/account-details.schema.ts';
import { texts as appointmentBooking } from '../../registry/blocks/appointment-booking/appointment-booking.schema.ts';
import { texts as claimDetail } from '../../registry/blocks/claim-detail/claim-detail.schema.ts';
import { texts as claimStatus } from '../../registry/blocks/claim-status/claim-status.schema.ts';
import { texts as claims } from '../../registry/blocks/claims/claims.schema.ts';
import { texts as contactForm } from '../../registry/blocks/contact-form/contact-form.schema.ts';
import { texts as documents } from '../../registry/blocks/documents/documents.schema.ts';
import { texts as communicationsPreferences } from '../../registry/blocks/communications-preferences/communications-preferences.schema.ts';
import { texts as eSignList } from '../../registry/blocks/e-sign-list/e-sign-list.schema.ts';
import { texts as form } from '../../registry/blocks/form/form.schema.ts';
import { texts as formsList } from '../../registry/blocks/forms-list/forms-list.schema.ts';
import { texts as listing } from '../../registry/blocks/listing/listing.schema.ts';
import { texts as login } from '../../registry/blocks/login/login.schema.ts';
import { texts as news } from '../../registry/blocks/news/news.schema.ts';
import { texts as profile } from '../../registry/blocks/profile/profile.schema.ts';
import { texts as registration } from '../../registry/blocks/registration/registration.schema.ts';
import { texts as documentFile } from '../../registry/blocks/document-file/document-file.schema.ts';
import { texts as statusFile } from '../../registry/blocks/status-file/status-file.schema.ts';
import { texts as navigation } from '../../registry/shells/navigation/navigation.schema.ts';

const english = {
  accountDetails,
  appointmentBooking,
  claimDetail,
  claimStatus,
  claims,
  contactForm,
  documents,
  eSignList,
  form,
  formsList,
  listing,
  login,
  navigation,
  news,
  communicationsPreferences,
  profile,
  registration,
  documentFile,
  statusFile,
};
type Type = keyof typeof english;
const dictionaries = new Map<string, Readonly<Record<string, Readonly<Record<string, string>>>>>();

/** A word of a block as this tenant's portal has it in a language. */
export function word<T extends Type>(tenant: string, language: string, type: T, key: keyof (typeof english)[T] & string): string {
  return translated(tenant, language, `${type}.${key}`) ?? String(english[type][key]);
}

/** What blocks and forms of this tenant show while they load. */
export const loadingWords = (tenant: string, language: string): readonly string[] => [
  ...Object.entries(english).flatMap(([type, texts]) =>
    'loading' in texts && type !== 'login' ? [translated(tenant, language, `${type}.loading`) ?? String(texts.loading)] : [],
  ),
  word(tenant, language, 'form', 'preparing'),
];

type KeyOf<List> = List extends unknown ? keyof List & string : never;
const portal: Readonly<Record<string, string>> = Object.assign({}, ...screenWords);

/** A word of the portal's own screens as this tenant's portal has it in a language. */
export const wordOfPortal = (tenant: string, language: string, key: KeyOf<ScreenWords>): string =>
  translated(tenant, language, key) ?? portal[key] ?? '';

function translated(tenant: string, language: string, key: string): string | undefined {
  let dictionary = dictionaries.get(tenant);
  if (!dictionary) {
    const file = join(import.meta.dirname, '../../fixtures/tenants', tenant, 'dictionary.json');
    dictionary = (JSON.parse(readFileSync(file, 'utf8')) as { texts: NonNullable<typeof dictionary> }).texts;
    dictionaries.set(tenant, dictionary);
  }
  return dictionary[key]?.[language] ?? packOf(language)?.texts[key];
}
