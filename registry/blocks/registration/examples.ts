import type { BlockExamples } from '#engine';

const tabs = (current: 'register' | 'login') => [
  { key: 'register', href: '/page/registration?tab=0', current: current === 'register' },
  { key: 'login', href: '/page/registration?tab=1', current: current === 'login' },
];
const long =
  'Before you begin, please have a look at the letter that we sent you, at the log book of the vehicle, and at what you paid for it.';

export const examples: BlockExamples = {
  minimal: { props: { tabs: tabs('register') } },
  full: {
    props: {
      about: {
        en: 'Join the claim online. It takes about ten minutes.',
        ar: 'انضموا إلى المطالبة عبر الإنترنت. يستغرق ذلك نحو عشر دقائق.',
      },
      paragraphs: [{ en: 'You can stop **at any time**: what you typed stays on this device.', ar: 'يمكنكم التوقف **في أي وقت**.' }],
      opensWith: 'login',
      tabs: tabs('login'),
    },
  },
  overflow: { props: { about: `${long} ${long}`, paragraphs: [long, `- ${long}\n- ${long}`, long], tabs: tabs('register') } },
  closed: { props: { about: 'Registration has ended.', tabs: [{ key: 'login', href: '/page/registration?tab=0', current: true }] } },
};
