import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { cards: [{ title: 'How it works' }] } },
  full: {
    props: {
      heading: { en: 'Where to go next', ar: 'إلى أين بعد ذلك' },
      intro: { en: 'Most people start with the first one.', ar: 'يبدأ معظم الناس بالأولى.' },
      cards: [
        {
          title: { en: 'See how the case works', ar: 'تعرّف على سير القضية' },
          text: { en: 'The steps in court, and what each means for you.', ar: 'الخطوات في المحكمة وما تعنيه لك.' },
          link: { href: '/page/how_it_works', label: { en: 'Read the steps', ar: 'اقرأ الخطوات' } },
        },
        {
          title: { en: 'Ask a person', ar: 'اسأل شخصًا' },
          text: { en: 'A small team answers on working days.', ar: 'فريق صغير يجيب في أيام العمل.' },
          link: { href: '/page/contact', label: { en: 'Contact us', ar: 'اتصل بنا' } },
        },
        {
          title: { en: 'Join the claim', ar: 'انضم إلى القضية' },
          text: { en: 'It takes about ten minutes. You can stop and come back.', ar: 'يستغرق نحو عشر دقائق.' },
          link: { href: '/page/registration', label: { en: 'Join or sign in', ar: 'انضم أو سجّل الدخول' } },
        },
        {
          title: { en: 'Read the latest', ar: 'آخر الأخبار' },
          text: { en: 'What the court did this month.', ar: 'ما فعلته المحكمة هذا الشهر.' },
          link: { href: '/page/updates' },
        },
        {
          title: { en: 'Tell a friend', ar: 'أخبر صديقًا' },
          text: { en: 'Did somebody you know drive one?', ar: 'هل قاد أحد معارفك واحدة؟' },
        },
      ],
    },
  },
  overflow: {
    props: {
      heading: 'Zusammengehörigkeitsbescheinigungsverfahren',
      cards: Array.from({ length: 24 }, (_, index) => ({
        title: `Card ${index + 1} ${'Kraftfahrzeughaftpflichtversicherung '.repeat((index % 3) + 1)}`,
        text: 'Words that fill the card and then some more of them. '.repeat((index % 5) + 1),
        link: { href: `/page/card-${index}`, label: 'A label that is rather longer than a label should be' },
      })),
    },
  },
};
