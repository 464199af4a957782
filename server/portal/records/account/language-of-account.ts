import { languageCodes, pickLanguage, type Tenant } from '#schemas/tenant';

type Data = Readonly<Record<string, unknown>>;
type WithData = { readonly dynamic_data: unknown };

/** Where an account keeps the language it was registered in: a hidden value, as no form asks for it (FRM-10). */
const registeredIn = 'account_Language';

/** What a person registers with, and the language in which they read the portal then; an answer of that name holds. Pure. */
export const withLanguage = (data: Data, language: string): Data => ({ ...data, [registeredIn]: textOf(data, registeredIn) ?? language });

/** PAGE-20: the answer `preferredLanguage`, by which sign-in chooses its words. Pure. */
export const preferredLanguageOf = ({ dynamic_data: data }: WithData): string | undefined => textOf(data, 'preferredLanguage');

/** PAGE-20: the language an account is written to in, by others than its person: the one they prefer, else the one they registered in. Pure. */
export const writtenLanguageOf = (account: WithData): string | undefined =>
  preferredLanguageOf(account) ?? textOf(account.dynamic_data, registeredIn);

/** As `writtenLanguageOf`, of the languages that the tenant has. */
export const languageFor = (tenant: Tenant, account: WithData): string => pickLanguage(languageCodes(tenant), writtenLanguageOf(account));

function textOf(data: unknown, name: string): string | undefined {
  const value = (data as Data | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
