/** SurveyJS's own words (validation messages, file sizes …) by ISO 639-1 code; each is loaded only when a form is shown in it. */
const locales: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('survey-core/i18n/arabic'),
  bg: () => import('survey-core/i18n/bulgarian'),
  cs: () => import('survey-core/i18n/czech'),
  cy: () => import('survey-core/i18n/welsh'),
  da: () => import('survey-core/i18n/danish'),
  de: () => import('survey-core/i18n/german'),
  el: () => import('survey-core/i18n/greek'),
  es: () => import('survey-core/i18n/spanish'),
  et: () => import('survey-core/i18n/estonian'),
  fa: () => import('survey-core/i18n/persian'),
  fi: () => import('survey-core/i18n/finnish'),
  fr: () => import('survey-core/i18n/french'),
  he: () => import('survey-core/i18n/hebrew'),
  hi: () => import('survey-core/i18n/hindi'),
  hr: () => import('survey-core/i18n/croatian'),
  hu: () => import('survey-core/i18n/hungarian'),
  it: () => import('survey-core/i18n/italian'),
  ja: () => import('survey-core/i18n/japanese'),
  ko: () => import('survey-core/i18n/korean'),
  lt: () => import('survey-core/i18n/lithuanian'),
  lv: () => import('survey-core/i18n/latvian'),
  nl: () => import('survey-core/i18n/dutch'),
  no: () => import('survey-core/i18n/norwegian'),
  pl: () => import('survey-core/i18n/polish'),
  pt: () => import('survey-core/i18n/portuguese'),
  ro: () => import('survey-core/i18n/romanian'),
  ru: () => import('survey-core/i18n/russian'),
  sk: () => import('survey-core/i18n/slovak'),
  sl: () => import('survey-core/i18n/slovenian'),
  sv: () => import('survey-core/i18n/swedish'),
  tr: () => import('survey-core/i18n/turkish'),
  uk: () => import('survey-core/i18n/ukrainian'),
  ur: () => import('survey-core/i18n/urdu'),
  vi: () => import('survey-core/i18n/vietnamese'),
};

/** Loads SurveyJS's words of a language; a language it does not have keeps English ones. */
export const loadLocale = async (language: string): Promise<void> => {
  await locales[language]?.();
};
