import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { items: [{ title: 'The claim begins', state: 'current' }] } },
  full: {
    props: {
      heading: { en: 'The case, step by step', ar: 'القضية خطوة بخطوة' },
      intro: { en: 'Dates in the future are the court’s own estimates.', ar: 'التواريخ القادمة تقديرات المحكمة.' },
      items: [
        {
          title: { en: 'The claim begins', ar: 'تبدأ القضية' },
          date: { en: 'March 2024', ar: 'مارس 2024' },
          text: { en: 'We send the claim to the High Court for the first 6,200 drivers.', ar: 'نرسل الدعوى إلى المحكمة العليا.' },
          state: 'done',
        },
        {
          title: { en: 'One claim for everyone', ar: 'دعوى واحدة للجميع' },
          date: { en: 'October 2024', ar: 'أكتوبر 2024' },
          text: { en: 'The court agrees that all drivers should be heard together.', ar: 'توافق المحكمة على سماع الجميع معًا.' },
          state: 'done',
        },
        {
          title: { en: 'The first trial', ar: 'المحاكمة الأولى' },
          date: { en: 'Autumn 2026', ar: 'خريف 2026' },
          text: {
            en: 'The judge hears whether the cars were honest. You need to do nothing.',
            ar: 'يستمع القاضي إلى الأدلة. لا يلزمك أي إجراء.',
          },
          state: 'current',
        },
        { title: { en: 'Judgment', ar: 'الحكم' }, date: { en: 'Early 2027', ar: 'مطلع 2027' }, state: 'upcoming' },
        { title: { en: 'What each driver receives', ar: 'ما يحصل عليه كل سائق' }, date: { en: '2028', ar: '2028' }, state: 'upcoming' },
      ],
    },
  },
  overflow: {
    props: {
      heading: 'Verfahrensfortschrittsübersicht für alle Beteiligten und deren Rechtsnachfolger',
      items: Array.from({ length: 16 }, (_, index) => ({
        title: `${'Verwaltungsgerichtsverfahrensbeschleunigungsmaßnahme '.repeat((index % 3) + 1)}`,
        date: 'Between the first of January and the thirty-first of December of a year not yet known',
        text: 'This step takes a long time to explain. '.repeat(8),
        state: index < 7 ? 'done' : index === 7 ? 'current' : 'upcoming',
      })),
    },
  },
};
