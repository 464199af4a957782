/** What a visitor reads about cookies, where the tenant has analytics (APP-02). A document brings them drawn: no script reads them. */
export const cookieWords = {
  'cookies.title': 'Cookies on this site',
  'cookies.text': 'With your agreement we use analytics cookies to see how this site is used. They are off unless you accept them.',
  'cookies.more': 'More about cookies',
  'cookies.accept': 'Accept analytics cookies',
  'cookies.reject': 'Reject analytics cookies',
  'cookies.manage': 'Manage cookies',
  'cookies.necessary': 'Necessary cookies',
  'cookies.necessaryHint': 'Always on. They keep you signed in, and remember your language and this choice.',
  'cookies.analytics': 'Analytics cookies',
  'cookies.analyticsHint': 'They count visits and show which pages are used.',
  'cookies.save': 'Save my choice',
  'cookies.settings': 'Cookie settings',
  'cookies.accepted': 'Analytics cookies are on. You can change this at any time under “Cookie settings” at the end of the page.',
  'cookies.rejected': 'Analytics cookies are off. You can change this at any time under “Cookie settings” at the end of the page.',
} as const;
