import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { name: 'Example & Partners' } },
  full: {
    props: {
      name: { en: 'Example Emissions Claim', ar: 'قضية الانبعاثات' },
      tagline: { en: 'The diesel emissions group claim', ar: 'الدعوى الجماعية لانبعاثات الديزل' },
      logo: 'logo.svg',
      href: '/page/our_case',
      help: { phone: '0808 157 0142', hours: { en: 'Monday to Friday, 9am to 6pm', ar: 'من الاثنين إلى الجمعة' } },
    },
  },
  centred: { props: { name: 'Example Emissions Claim', logo: 'logo.svg', layout: 'centred', help: { phone: '0808 157 0142' } } },
  band: {
    props: {
      name: 'Example Emissions Claim',
      tagline: 'The diesel emissions group claim',
      logo: 'logo.svg',
      layout: 'band',
      help: { phone: '0808 157 0142' },
    },
  },
  overflow: {
    props: {
      name: 'Rechtsanwaltsgesellschaft Müller-Lüdenscheidt, Klöbner & Partnerinnen mbB Steuerberatungsgesellschaft',
      tagline: 'Sammelklagenverwaltungsgesellschaft für Verbraucherinnen und Verbraucher in allen Bundesländern und darüber hinaus',
      help: {
        phone: '+44 (0)20 7946 0000 0000',
        email: 'a-very-long-name-of-a-help-desk@subdomain.of.a.subdomain.example',
        hours: 'Every day except those on which we are closed, which are many',
      },
    },
  },
};
