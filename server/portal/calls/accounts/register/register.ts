import { randomUUID } from 'node:crypto';
import { tenantDefaults } from '#schemas/tenant';
import { registrationKindOf, type CreateAccountAnswer } from '#schemas/api';
import { nameQuestionsOf } from '#forms/definition';
import { daySeconds, hourSeconds, minuteMs } from '#locale/dates-and-numbers/units-of-time';
import type { Registration } from '../../../../services/identity/index.ts';
import { consumeWindow, consumeByteLimit, consumeRateLimit } from '../../../../platform/rate-counters/index.ts';
import {
  expectFiles,
  fieldWordsFor,
  refuseUnfitFiles,
  uploadLinks,
  type ExpectedFile,
  type AcceptAnswersParts,
  type CheckParts,
  type FileRulesParts,
  type StorageLimits,
} from '../../../rules/index.ts';
import type { Call, Operation, CallDependencies } from '../../call.ts';
import {
  answeredBefore,
  once,
  type Once,
  applicantOf,
  registrationFormsOf,
  signInNames,
  withLanguage,
  type Applicant,
  type SignInNames,
} from '../../../records/index.ts';
import { enrol, Overtaken } from './enrol.ts';
import { acceptRegistration } from './accept-registration.ts';
import { requireRegistration } from './require-registration.ts';
import type { FileLinks } from '../../../../services/files/index.ts';

interface RegisterParts extends CheckParts, AcceptAnswersParts, FileRulesParts {
  readonly links: FileLinks;
  /** Absent where a remote identity service has the people. */
  readonly registration?: Registration | undefined;
  readonly limits: StorageLimits &
    CheckParts['limits'] & {
      /** Per network in an hour. */
      readonly registrations: number;
      /** Bytes of the files sent with registrations, per network in an hour. */
      readonly registrationBytes: number;
    };
}

type RegisterCall = Call<'accounts.register'> & CallDependencies<RegisterParts>;

/** What is kept for a repeat under the same key: nothing that starts a session by itself. */
interface Outcome {
  /** Whose it is: erased with them. */
  readonly accountId?: string;
  /** The id that is answered. */
  readonly shown: string;
  readonly identifier: string;
  readonly files: readonly ExpectedFile[];
  readonly message?: string;
  /** Who was made just now, and until when (milliseconds since 1970) a repeat gets a session of its own. */
  readonly session?: { readonly sub: string; readonly until: number };
}

/** REG-09: the id of an account that no answer has named. */
const noAccount = '00000000-0000-0000-0000-000000000000';
const repeatMs = 10 * minuteMs;
const noticesPerDay = 3;
const maxFiles = 10;

/**
 * API-ACC-1 (POST), REG-05, REG-10: makes an account and, where the tenant reveals who has one (`spec`), its session in the same answer.
 * `strict` answers a new and a taken address alike, without a session, and writes to the address (docs/decisions/0006). Staff register
 * another person: they get the true answer and stay who they are.
 */
export const register: Operation<'accounts.register', RegisterParts> = async (call) => {
  const { parts, tenant, tenantSettings, actor, body, query } = call;
  const registration = requireRegistration(call);
  const forms = await registrationFormsOf(parts, tenant, registrationKindOf(body.dynamicData?.['account_RegistrationType']));
  const names = nameQuestionsOf(forms.map(({ surveyDefinition }) => surveyDefinition));
  const applicant = applicantOf(body, tenantSettings.identity, { names, words: await fieldWordsFor(call) });
  const signsInBy = signInNames(tenantSettings.identity, applicant);
  const work: Once = {
    tenant,
    subject: `registration ${parts.hmac('registration', applicant.email)}`,
    route: 'accounts.register',
    key: call.idempotencyKey,
    request: { query, body, staff: actor?.staff ? actor.sub : undefined },
    at: new Date(parts.clock()),
  };
  const before = await answeredBefore<Outcome>(parts.db.kysely, work);
  const outcome = before ?? (await registerNow(call, registration, { applicant, names: signsInBy, forms }, work));
  registration.sendQueued();
  const { session, message } = outcome;
  const mayEnter = session !== undefined && parts.clock() <= session.until && !(await hasProven(call, registration, session.sub));
  const idToken = mayEnter ? (await call.openSession(session.sub)).idToken : '';
  return {
    identifier: outcome.identifier,
    accountId: outcome.shown,
    attachments: uploadLinks(parts.links, tenant, outcome.files, call.origin),
    authenticationResult: {
      accessToken: '',
      idToken,
      refreshToken: '',
      username: message === undefined ? (signsInBy.email ?? signsInBy.phone ?? '') : '',
    },
    ...(message === undefined ? {} : { ErrorMessage: message }),
  } satisfies CreateAccountAnswer;
};

/** Who has proven an address or number signs in with a passcode: a repeat of the registration opens nothing then. */
async function hasProven({ parts, tenantSettings }: RegisterCall, registration: Registration, sub: string): Promise<boolean> {
  const person = await registration.find(parts.db.kysely, tenantSettings.identity.userPoolId, sub);
  return person === undefined || person.email_verified || person.phone_verified;
}

interface Person {
  readonly applicant: Applicant;
  readonly names: SignInNames;
  /** Of the registration, as the tenant publishes them. */
  readonly forms: readonly Readonly<Record<string, unknown>>[];
}

async function registerNow(
  call: RegisterCall,
  registration: Registration,
  { applicant: given, names, forms }: Person,
  work: Once,
): Promise<Outcome> {
  const { parts, tenant, tenantSettings, body, address } = call;
  const { identity, projectId = '', newAccount = tenantDefaults.newAccount } = tenantSettings;
  const staff = call.actor?.staff ? call.actor.sub : undefined;
  const revealsAccounts = identity.enumeration === 'spec';
  if (!staff)
    await consumeRateLimit(parts, { tenant, what: 'registrations', of: address, limit: parts.limits.registrations, seconds: hourSeconds });
  const {
    data,
    files: announced,
    rules: ofForms,
  } = await acceptRegistration(call, given, {
    body,
    forms,
    submitter: staff ?? address,
    byStaff: staff !== undefined,
  });
  // Staff read the portal in their own language, not in the person's.
  const applicant = { ...given, data: staff ? data : withLanguage(data, call.language) };
  const rules = { ...ofForms, maxFiles };
  // What is refused for itself takes nothing from the budget.
  refuseUnfitFiles(announced, rules);
  const bytes = announced.reduce((sum, { size }) => sum + size, 0);
  if (!staff)
    await consumeByteLimit(parts, {
      tenant,
      what: 'registration-bytes',
      of: address,
      limit: parts.limits.registrationBytes,
      seconds: hourSeconds,
      bytes,
    });
  const notice = { tenant, key: `registration-notice ${parts.hmac('registration', applicant.email)}` };
  const silent = !(await consumeWindow(parts.db, parts.clock(), { ...notice, limit: noticesPerDay, seconds: daySeconds }));
  const run = () =>
    once(parts.db, work, async (trx): Promise<Outcome> => {
      const truthful = revealsAccounts || staff !== undefined;
      const { account, newSub, taken } = await enrol(trx, {
        registration,
        tenant,
        poolId: identity.userPoolId,
        projectId,
        applicant,
        start: newAccount,
        names,
        truthful,
        language: call.language,
        silent,
        at: work.at,
        staff,
        requestId: call.requestId,
      });
      if (truthful && taken) {
        const word = taken === 'email' && staff ? 'registration.emailTakenForStaff' : (`registration.${taken}Taken` as const);
        return { shown: noAccount, identifier: '', files: [], message: rules.translate(word) };
      }
      // Files sent with a taken address belong to no account: they are taken in like others, and swept.
      const accountId = account?.id ?? randomUUID();
      const ofAccount = account ? { accountId } : {};
      const network = staff ? undefined : parts.hmac('file-turns', address);
      const files = await expectFiles(trx, { tenant, accountId, submissionId: null, files: announced, at: work.at, network }, rules);
      if (!truthful) return { ...ofAccount, shown: noAccount, identifier: '', files };
      const session = revealsAccounts && !staff && newSub ? { session: { sub: newSub, until: work.at.getTime() + repeatMs } } : {};
      return { ...ofAccount, shown: accountId, identifier: account?.identifier ?? '', files, ...session };
    });
  for (let tries = 0; ; tries++)
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === 2) throw error;
    }
}
