import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { phone: '020 7946 0000' } },
  full: {
    props: {
      heading: { en: 'The claim team', ar: 'فريق القضية' },
      intro: { en: 'You do not need to know the right words.', ar: 'لا تحتاج إلى معرفة المصطلحات الصحيحة.' },
      address: { en: 'Example & Partners LLP\n27 Example Street\nCardiff CF10 9ZZ', ar: 'مثال وشركاؤه\n12 High Street\nCardiff CF10 9ZZ' },
      email: 'help@claim.example',
      phone: '+44 (0)20 7946 0000',
      hours: { en: 'Monday to Friday, 9am to 6pm. Quietest before 10am.', ar: 'من الاثنين إلى الجمعة، 9 صباحًا إلى 6 مساءً.' },
      map: { embed: 'https://maps.example/embed?place=cardiff', link: 'https://maps.example/cardiff' },
    },
  },
  overflow: {
    props: {
      heading: 'Kontaktaufnahmemöglichkeiten für Anspruchsberechtigte',
      address: Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of an address that is far too long for an envelope`).join('\n'),
      email: `${'a-very-long-name-of-a-help-desk.'.repeat(4)}x@${'subdomain.'.repeat(6)}example`,
      phone: '+44 (0)20 7946 0000 0000 0000',
      hours: 'Every day except those on which we are closed. '.repeat(5),
    },
  },
};
