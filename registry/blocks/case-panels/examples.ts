import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { panels: [{ title: 'One question for the court' }] } },
  full: {
    props: {
      heading: { en: 'The case at a glance', ar: 'القضية في لمحة' },
      intro: { en: 'Counted on the first of this month.', ar: 'بحسب عدد أول هذا الشهر.' },
      panels: [
        {
          number: { en: '41,000', ar: '41,000' },
          title: { en: 'people take part', ar: 'شخص يشاركون' },
          text: { en: 'Nobody has to face a large company alone.', ar: 'لا يواجه أحد شركة كبيرة وحده.' },
          link: { href: '/page/how_it_works', label: { en: 'How a group claim works', ar: 'كيف تعمل الدعوى الجماعية' } },
        },
        {
          number: { en: '31 March', ar: '31 مارس' },
          title: { en: 'is the last day to join', ar: 'آخر يوم للانضمام' },
          link: { href: '/page/registration', label: { en: 'Join the claim', ar: 'انضم إلى القضية' } },
        },
        {
          number: '£0',
          title: { en: 'to pay, win or lose', ar: 'تدفعه، ربحنا أو خسرنا' },
          text: { en: 'An insurance covers the other side’s costs.', ar: 'يغطي تأمين تكاليف الطرف الآخر.' },
        },
      ],
    },
  },
  'tiles without figures': {
    props: {
      look: 'tiles',
      heading: 'What we ask the court',
      panels: [
        { title: 'Were the cars honest?', text: 'Software may have noticed when it was tested.' },
        { title: 'Did people pay too much?', text: 'The court may name a price that was fair.' },
      ],
    },
  },
  overflow: {
    props: {
      heading: 'Verfahrensübersicht für alle Anspruchsberechtigten',
      panels: Array.from({ length: 9 }, (_, index) => ({
        number: index % 2 === 0 ? '1,234,567,890,123.45' : 'Donaudampfschifffahrt',
        title: 'Kraftfahrzeughaftpflichtversicherung '.repeat((index % 3) + 1),
        text: 'Words that fill the panel and then some more of them. '.repeat((index % 4) + 1),
        link: { href: `/page/panel-${index}`, label: 'A label that is rather longer than a label should be' },
      })),
    },
  },
};
