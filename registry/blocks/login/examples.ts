import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { heading: 'Sign in' } },
  full: {
    props: {
      heading: { en: 'Sign in to your account', cy: 'Mewngofnodi' },
      intro: 'We send you a code; there is no password to remember.',
      codeHeading: { en: 'Nearly there', cy: 'Bron yno' },
      codeIntro: 'Have your phone or your mail at hand.',
      methods: ['Email', 'Sms', 'WhatsApp'],
      country: 'GB',
    },
  },
  byPhone: { props: { heading: 'Sign in', methods: ['Sms'], country: 'GB' } },
  overflow: {
    props: {
      heading: 'Anmeldung zum Entschädigungsverfahrensinformationsportal für Anspruchstellerinnen',
      intro: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(6),
    },
  },
};
