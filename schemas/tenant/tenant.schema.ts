import { Type, type Static } from 'typebox';
import { dialingCodes } from '../values/telephone/dialing-codes.ts';
import { Method } from '../shared/method.ts';
import { containerIdPattern } from '../shared/container-id.ts';
import { externalHostPattern } from '../shared/external-host.ts';
import { Email } from '../shared/help.ts';
import { Asset, Link, Text } from '../shared/text.ts';
import { FormatsOfTenant } from './formats.schema.ts';
import { tenantDefaults } from './defaults/tenant-defaults.ts';
import { identityDefaults } from './defaults/identity.ts';

const hostInWords = 'the name of a host, such as maps.example, or *.maps.example for all its subdomains, without https:// and path';

const ExternalHosts = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ pattern: externalHostPattern, 'x-pattern': hostInWords, maxLength: 253 }), {
      maxItems: 20,
      uniqueItems: true,
      description,
    }),
  );

/** A group of a user pool, as the service allows them to be named. */
const Group = (of: { readonly default: string; readonly description: string }) =>
  Type.String({ pattern: '^\\S+$', 'x-pattern': 'a name without spaces, such as portico-staff', maxLength: 128, ...of });

/**
 * A tenant's configuration (API-CONFIG: read by domain, `www.` removed). In a fixture folder it is `tenant.json`.
 * Secrets are not here: they are settings of the server.
 */
export const Tenant = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Type.String({
      pattern: '^[a-z][a-z0-9-]{1,40}$',
      'x-pattern': '2 to 41 small letters, digits and hyphens that begin with a letter, such as northgate or case-2026',
      description: 'Also the name of the content app.',
    }),
    name: Text({ description: 'Name shown to claimants.', maxLength: 120 }),
    hosts: Type.Array(
      Type.String({
        pattern: '^[a-z0-9.-]+$',
        'x-pattern': 'the name of a host in small letters, such as claim.example, without https:// and port',
      }),
      { minItems: 1, description: 'Host names without port and without www.' },
    ),
    demoPort: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Demo mode: the tenant also answers on PORT + this.' })),
    languages: Type.Array(
      Type.Object(
        {
          iso2Code: Type.String({ pattern: '^[a-z]{2}$', 'x-pattern': 'a language code of two small letters, such as en or cy' }),
          englishName: Type.String({ minLength: 1 }),
          ownName: Type.String({ minLength: 1, description: 'Name of the language in the language itself.' }),
          dir: Type.Optional(Type.Union([Type.Literal('ltr'), Type.Literal('rtl')])),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'The first is the fallback.' },
    ),
    languageByBrowser: Type.Optional(
      Type.Boolean({
        default: tenantDefaults.languageByBrowser,
        description: 'A visitor who has not chosen a language gets the one that the browser prefers, else English.',
      }),
    ),
    favicon: Type.Optional(Asset()),
    timeZone: Type.Optional(
      Type.String({
        pattern: '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$',
        'x-pattern': 'a time zone such as Europe/London',
        default: tenantDefaults.timeZone,
        description:
          'Time zone of the firm: days and times are those of it; times of appointments are shown in the reader’s too, where that is another.',
      }),
    ),
    formats: Type.Optional(FormatsOfTenant),
    claimsEnabled: Type.Optional(
      Type.Boolean({ default: tenantDefaults.claimsEnabled, description: 'Whether claimants have a hub with their claim.' }),
    ),
    canCreateRegistration: Type.Optional(
      Type.Boolean({ default: tenantDefaults.canCreateRegistration, description: 'Whether visitors may register.' }),
    ),
    draftToggle: Type.Optional(
      Type.Boolean({ default: tenantDefaults.draftToggle, description: 'Whether editors can switch to draft content in the portal.' }),
    ),
    sessionMinutes: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 720,
        default: tenantDefaults.sessionMinutes,
        description: 'Minutes without activity after which a session ends.',
      }),
    ),
    projectId: Type.Optional(Type.String()),
    newAccount: Type.Optional(
      Type.Object(
        {
          status: Type.Integer({ minimum: 0, maximum: 6, description: 'From 0 (Started) to 6 (Completed).' }),
          statusCode: Type.String({ minLength: 1, maxLength: 200, description: 'Workflow status, as hub-my-claim-steps maps it.' }),
        },
        {
          additionalProperties: false,
          default: tenantDefaults.newAccount,
          description: 'What an account is at when it was registered.',
        },
      ),
    ),
    signingOrigins: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^https://[a-z0-9.-]+(:[0-9]+)?$',
          'x-pattern': 'https:// and the name of a host, such as https://sign.example, without path',
        }),
        {
          description: 'Origins besides the portal itself to which a claimant may be sent to sign.',
        },
      ),
    ),
    outsideHosts: Type.Optional(
      Type.Object(
        {
          frames: ExternalHosts('Whose pages may be shown in a frame, as the map of a contact block.'),
          pictures: ExternalHosts('From which pictures may be shown.'),
          scripts: ExternalHosts('Whose scripts may run, as that of the booking calendar. Such a script can read the page it runs in.'),
          workspace: ExternalHosts('Whose pages may show the workspace of staff in a frame: of the same site as a host of the portal.'),
        },
        {
          additionalProperties: false,
          description:
            'Host names of others, as maps.example, or *.maps.example for all its subdomains: they enter the content security policy. Always https.',
        },
      ),
    ),
    analytics: Type.Optional(
      Type.Object(
        {
          container: Type.String({
            pattern: containerIdPattern,
            'x-pattern': 'the id of a container of Google Tag Manager, such as GTM-ABC1234',
            description: 'Its scripts can read the pages that they run in.',
          }),
          cookiePage: Type.Optional(Link({ description: 'Page about cookies, to which the banner links.' })),
        },
        {
          additionalProperties: false,
          description:
            'The tag manager, loaded once a visitor has accepted analytics cookies, never for staff. Without this there is no banner, and no cookie of others.',
        },
      ),
    ),
    identity: Type.Object(
      {
        userPoolId: Type.String({
          pattern: '^[\\w-]+_[0-9a-zA-Z]+$',
          'x-pattern': 'the id of a user pool, such as eu-west-2_northgate',
          maxLength: 55,
        }),
        clientId: Type.String({ pattern: '^[\\w+]+$', 'x-pattern': 'letters and digits, such as 4qv2k7northgate', maxLength: 128 }),
        methods: Type.Array(Method(), { minItems: 1 }),
        country: Type.Optional(
          Type.Enum(dialingCodes.map(({ id }) => id).toSorted(), {
            description:
              'ISO 3166-1 code of the country whose telephone numbers a registration and the search of staff take without their code. Default: none.',
          }),
        ),
        codeCountries: Type.Optional(
          Type.Array(Type.Enum(dialingCodes.map(({ id }) => id).toSorted()), {
            minItems: 1,
            uniqueItems: true,
            description:
              'ISO 3166-1 codes of the countries to whose numbers passcodes are sent: messages to some others cost a multiple, and strangers earn by them. Default: all.',
          }),
        ),
        recaptchaKey: Type.Optional(
          Type.String({
            pattern: '^[\\w-]{10,100}$',
            'x-pattern': 'the site key of a tick box of Google reCAPTCHA v2',
            description:
              'Its tick box is asked for before a fourth passcode within an hour; its hosts have to be among outsideHosts. Default: it is not.',
          }),
        ),
        enumeration: Type.Optional(
          Type.Union([Type.Literal('strict'), Type.Literal('spec')], {
            default: identityDefaults.enumeration,
            description:
              'strict: nothing reveals whether an account exists before the right code. spec: the login form reports that there is none.',
          }),
        ),
        staffGroup: Type.Optional(
          Group({
            default: identityDefaults.staffGroup,
            description: 'Group of the user pool whose members are staff; another than that of the editors.',
          }),
        ),
        managerGroup: Type.Optional(
          Group({
            default: identityDefaults.managerGroup,
            description: 'Group of the user pool whose members, if they are staff, also change many accounts at once (STS-07).',
          }),
        ),
        editorGroup: Type.Optional(
          Group({ default: identityDefaults.editorGroup, description: 'Group of the user pool whose members see draft content.' }),
        ),
        codeDigits: Type.Optional(
          Type.Integer({
            minimum: 6,
            maximum: 10,
            default: identityDefaults.codeDigits,
            description: 'Digits of a passcode, as the service issues it; the field refuses another number of them.',
          }),
        ),
        codeMinutes: Type.Optional(
          Type.Integer({
            minimum: 3,
            maximum: 15,
            default: identityDefaults.codeMinutes,
            description: 'Minutes for which a passcode is valid.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    messagesTo: Type.Optional(
      Email('Mail address that receives what is written in a contact form; without it, that of help. Not published.'),
    ),
    help: Type.Object(
      { phone: Type.Optional(Type.String()), email: Type.Optional(Email('Address of the help desk.')), hours: Type.Optional(Text()) },
      { additionalProperties: false, description: 'Shown in the same place on every page.' },
    ),
  },
  { title: 'Tenant', additionalProperties: false },
);

/** Words of blocks and frames in the tenant's languages: `faqs.showAll`, `navigation.menu` → text (PAGE-18). */
export const Dictionary = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z]+\\.[a-zA-Z0-9]+(_(zero|one|two|few|many))?$' }), Text()),
  },
  { title: 'Dictionary', additionalProperties: false },
);

export type Tenant = Static<typeof Tenant>;
export type Dictionary = Static<typeof Dictionary>;
