declare module 'survey-core/i18n/*' {
  const strings: object;
  export default strings;
}
