import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { name: 'Example & Partners' } },
  full: {
    props: {
      name: { en: 'Example & Partners LLP', ar: 'مثال وشركاؤه' },
      legal: {
        en: 'Example & Partners LLP is an invented firm. Please do not send real personal details.',
        ar: 'مثال وشركاؤه شركة خيالية. لا ترسل بيانات حقيقية.',
      },
      help: {
        phone: '0808 157 0142',
        email: 'help@claim.example',
        hours: { en: 'Monday to Friday, 9am to 6pm', ar: 'من الاثنين إلى الجمعة' },
      },
      accessibility: '/page/accessibility',
      links: [
        { label: { en: 'Your data', ar: 'بياناتك' }, href: '/page/your_data' },
        { label: { en: 'Cookies', ar: 'ملفات تعريف الارتباط' }, href: '/page/cookies' },
      ],
    },
  },
  overflow: {
    props: {
      name: 'Rechtsanwaltsgesellschaft Müller-Lüdenscheidt, Klöbner & Partnerinnen mbB',
      legal: 'Registered, authorised and regulated in more places than anybody would care to read about. '.repeat(10),
      help: { phone: '0808 157 0142', email: 'a-very-long-name-of-a-help-desk@subdomain.of.a.subdomain.example' },
      links: Array.from({ length: 24 }, (_, index) => ({
        label: `Datenschutzgrundverordnungshinweise ${index + 1}`,
        href: `/page/link-${index}`,
      })),
    },
  },
};
