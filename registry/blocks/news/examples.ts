import type { BlockExamples } from '#engine';

const full = {
  heading: { en: 'News of the case', ar: 'أخبار القضية' },
  intro: { en: 'We write when something changes.', ar: 'نكتب عندما يتغير شيء.' },
  items: [
    {
      id: 'no-judgment-yet',
      date: '2026-11-12',
      title: { en: 'No judgment yet, and that is normal', ar: 'لا حكم بعد، وهذا أمر عادي' },
      summary: { en: 'The court expects to decide early in the new year.', ar: 'تتوقع المحكمة أن تحكم في أوائل العام المقبل.' },
      href: '/page/updates',
    },
    {
      id: 'trial-ended',
      date: '2026-07-24',
      title: { en: 'The first trial has ended', ar: 'انتهت المحاكمة الأولى' },
      summary: { en: 'Nine weeks, 31 witnesses and four engines.', ar: 'تسعة أسابيع و31 شاهدًا وأربعة محركات.' },
      href: '/page/updates#july',
    },
    {
      id: 'last-day',
      date: '2026-09-18',
      title: { en: 'A date to remember: 31 March', ar: 'تاريخ للتذكر: 31 مارس' },
      summary: { en: 'It is the last day to join.', ar: 'إنه آخر يوم للانضمام.' },
      href: '/page/updates#september',
    },
    { id: 'office-closed', date: '2026-05-04', title: { en: 'Our office is closed on Monday', ar: 'مكتبنا مغلق يوم الاثنين' } },
  ],
};

export const examples: BlockExamples = {
  minimal: {
    props: { items: [{ id: 'begun', date: '2026-01-31', title: 'The claim has begun' }] },
    data: { readNews: { state: 'ready', value: { ids: [] } } },
  },
  full: {
    props: full,
    data: { readNews: { state: 'ready', value: { ids: ['last-day'] } } },
    outcomes: { 'mark-news-read': { ok: true } },
  },
  'all of it read': {
    props: full,
    data: { readNews: { state: 'ready', value: { ids: ['no-judgment-yet', 'trial-ended', 'last-day'] } } },
  },
  'before it is known what was read': { props: full, data: { readNews: { state: 'loading' } } },
  'what was read cannot be had': { props: full, data: { readNews: { state: 'unavailable' } } },
  'the device keeps nothing': {
    props: full,
    data: { readNews: { state: 'ready', value: { ids: [] } } },
    outcomes: { 'mark-news-read': { ok: false, code: 'not-kept' } },
  },
  overflow: {
    props: {
      heading: 'Verfahrensnachrichtenübersicht',
      items: Array.from({ length: 24 }, (_, index) => ({
        id: `news-${index}`,
        date: `2026-0${(index % 9) + 1}-11`,
        title: 'Kraftfahrzeughaftpflichtversicherungsnachrichten '.repeat((index % 3) + 1),
        summary: 'Words that fill the card and then some more of them. '.repeat((index % 5) + 1),
        href: `/page/news-${index}`,
      })),
    },
    data: { readNews: { state: 'ready', value: { ids: ['news-3'] } } },
  },
};
