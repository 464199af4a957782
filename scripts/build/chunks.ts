import type { Rolldown } from 'vite';
import { blockFile } from '../../src/html-document/block-file.ts';

/** Modules whose path has one of these in it: regular expressions, from a folder's beginning on. */
const paths = (...patterns: readonly string[]): RegExp => new RegExp(`/(?:${patterns.join('|')})`);

/** The file that a module of a block, or its schema, comes in; null for other modules, and for its examples, which the gallery alone shows. */
function blockFileOf(module: string): string | null {
  const [, folder, schema] =
    /\/registry\/(?:blocks|shells)\/([^/]+)\/(?!(?:index|examples)\.ts)|\/schemas\/built\/(\w+)\.js/.exec(module) ?? [];
  const block = folder ?? schema;
  return block === undefined ? null : blockFile(block);
}

/** Running text and headings: every page has them. */
const runningText = 'text/(?:PageHeading|page-heading|Prose|prose)';
/** Lists to choose from by typing: few pages have one. */
const comboboxParts = 'controls/(?:combobox|country-code)';

/**
 * Which modules come in one file, for rolldown: a module is in the first group that matches it, and so is what it imports and no earlier
 * group has, except where a group leaves that to the rest. What a form waits for is apart from what it needs later (FRM-24; `tests/documents/block-files.test.ts` holds that).
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: blockFileOf, debugName: 'blocks', includeDependenciesRecursively: false },
  {
    name: 'combobox',
    test: paths(`ui/${comboboxParts}`, 'schemas/values/telephone/dialing-codes', 'schemas/values/mail-address'),
    includeDependenciesRecursively: false,
  },
  // What every page needs in one file: libraries apart would compress 1 kB worse, and a first visit counts most.
  {
    name: 'portal',
    test: paths(
      'node_modules/(?:react|react-dom|react-router|react-router-dom|scheduler|jotai)/',
      'src/(?!router/(?:follow-links|followed-link|lead-arrival|part-in-address|soft-links|scroll|restore-scroll))',
      'schemas/tenant/',
      'locale/messages/(?!filled|shared/|\\w+\\.test)',
      'locale/dates-and-numbers/units-of-time',
      'engine/(?!index|react/index|validate/(?:validate-page|validate-blocks|safe-json))',
      `ui/${runningText}`,
    ),
    tags: ['$initial'],
  },
  // The data of a form, and what notes typing before its model is there.
  {
    name: 'forms',
    test: paths(
      'src/data/forms/(?:form-source|registration-form|with-local-answers|with-chosen-files|arrived-files)',
      'src/forms/kept-answers/(?:device-cipher|opened-device-answers|merge-local-answers|merge-files|gone-answers)',
      'src/forms/files/chosen-files',
      'src/content/form-content',
      'forms/react/(?:index|load-survey|input-before-hydration/(?:typed-input|keep-lines))',
      'forms/model/definition/index',
      'forms/questions/files/with-files-at',
      'node_modules/(?:idb|@noble/ciphers)',
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'registration', test: paths('src/routes/registration/registration-tabs'), includeDependenciesRecursively: false },
  {
    name: 'rules',
    test: paths('engine/decide/', 'engine/resolve/compile-rules', 'engine/validate/block-rule'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'staff',
    test: paths(
      'src/data/staff/(?:listing|has-registration-form|staff-sources)',
      'src/frame/acting-for/',
      'src/routes/registration/heading-for-staff',
      'locale/messages/workspace',
    ),
    includeDependenciesRecursively: false,
  },
  // What a person has in the portal: no form waits for it.
  {
    name: 'account',
    test: paths(
      'src/(?:hub-views|news)/',
      'src/data/(?:claim|profile|account)/',
      'src/data/(?:person-sources|read-news)',
      'src/data/forms/(?:forms-source|form-rows|account-overview)',
      'engine/workflow/',
      'schemas/built/hub-',
    ),
    includeDependenciesRecursively: false,
  },
  // What a document is hydrated with, and what that has in common with the scripts of later.
  {
    name: 'before-hydration',
    test: paths(
      'src/start/(?:before-hydration|prepare-to-hydrate|hydrate-form-first|typing-without-code)',
      'src/(?:tab/(?:typed-before-script|typing-place)|acting/typing-place-of)',
      'schemas/api/typed-control',
      'src/(?:start|frame)/.*\\.module\\.css',
      'src/routes/screen-page',
      'src/failure/(?:portal-error|failure-words)',
      'src/(?:link/form-link|address/(?:screen-path|submission-in))',
      'src/auth/(?:mailed-link|link-of-another|held-notice)',
      'src/visit/holds-form',
      'src/router/(?:followed-link|lead-arrival|part-in-address)',
      'src/frame/FullHeight',
      'src/data/forms/(?:file-limits|lookup-countries)',
      'src/forms/(?:form-rules|seeds|registration|kept-answers/|files/device-)',
      'forms/questions/(?:answer-at|files/|questions-in)',
      'forms/model/definition/(?:hidden-values|marked-text|review-settings)',
      'schemas/shared/(?:file-size|isolated|question-part|slug|timeouts)',
      'locale/(?:plurals/plural-forms|messages/filled)',
      'schemas/built/runtime/faults',
      'engine/page/nearest',
      'ui/(?:layout/Dialog|files/FileNames)',
      'locale/messages/leaving',
      'ui/controls/(?:Button|LinkButton|Menu|SignOutForm|native-control|control-keys|typed-controls)',
      'ui/pictures/(?:Arrow|Icon|StatusMark)',
      'ui/(?:announcer/announce|text/(?:title-parts|minutes-and-seconds|use-countdown)|use-hydrated)',
    ),
  },
  // What a form saves and sends with: calls, and the session they are made in, its end included.
  {
    name: 'answering',
    test: paths('src/actions/answers', 'src/api/call-portal', 'src/start/session-end/', 'node_modules/(?:ofetch|ufo|destr)/'),
  },
  {
    name: 'after-hydration',
    test: paths(
      'src/(?:start|auth|facts|visit|frame|router|data|forms|hub-views|api|link)/',
      'src/actions/(?!late-actions|profile|mark-news-read|sign-document|form/(?:register|keep-file|find-addresses|delete-draft|preview-pdf|download-document|list-attachments|pdf-address))',
      'schemas/api/',
    ),
  },
  {
    name: 'parts',
    test: paths(
      `ui/(?!index|.*\\.json|${runningText}|${comboboxParts})`,
      'registry/(?:statuses|form-status)/',
      'forms/react/questions/step-address',
      'schemas/built/runtime/',
      'locale/dates-and-numbers/labelled',
      'schemas/shared/(?:contact-details|contact-message|stored-file)',
      'schemas/values/(?:digits|passcode|tidy-line|telephone/phone-(?:reader-of-browser|text))',
    ),
  },
];
