import type { BlockExamples } from '#engine';

const visitor = { session: { state: 'empty' } } as const;
const person = {
  id: 'p',
  fullName: 'Megan Pritchard',
  username: 'megan',
  staff: false,
  manager: false,
  editor: false,
  profileHref: '/securedPage/profile',
  preferencesHref: '/securedPage/communications-preferences',
} as const;

export const examples: BlockExamples = {
  minimal: { props: { heading: 'You may be owed compensation' }, data: visitor },
  loading: { props: { heading: 'You may be owed compensation' }, data: { session: { state: 'loading' } } },
  signedIn: {
    props: {
      heading: 'You may be owed compensation',
      action: { label: 'Join or sign in', href: '/page/registration' },
      signedInAction: { label: 'Go to your claim', href: '/securedPage/my-claim' },
    },
    data: { session: { state: 'ready', value: person } },
  },
  full: {
    data: visitor,
    props: {
      heading: { en: 'You trusted what they told you about your car', ar: 'وثقت بما قالوه لك عن سيارتك' },
      intro: {
        en: 'More than 41,000 drivers have come together to ask the court a simple question: were our diesel cars honest? Taking part costs you nothing today.',
        ar: 'اجتمع أكثر من 41,000 سائق ليسألوا المحكمة سؤالًا بسيطًا: هل كانت سياراتنا صادقة؟ المشاركة لا تكلفك شيئًا اليوم.',
      },
      image: 'hero.svg',
      imageAlt: { en: 'What the claim is about, as a drawing', ar: 'رسم لموضوع المطالبة' },
      action: { label: { en: 'Join or sign in', ar: 'انضم أو سجّل الدخول' }, href: '/page/registration' },
      secondaryAction: { label: { en: 'How it works', ar: 'كيف يعمل' }, href: '/page/how_it_works' },
    },
  },
  announcement: {
    data: visitor,
    props: {
      look: 'announcement',
      heading: { en: 'The first trial begins on 5 October', ar: 'تبدأ المحاكمة الأولى في 5 أكتوبر' },
      intro: {
        en: 'You need to do nothing. We will write to everyone after the hearing.',
        ar: 'لا يلزمك أي إجراء. سنكتب إلى الجميع بعد الجلسة.',
      },
    },
  },
  overflow: {
    data: visitor,
    props: {
      heading: 'Verbraucherschutzverfahrensbeschleunigungsgesetz: what it means for everyone who took part before the deadline',
      intro: 'A sentence that goes on. '.repeat(20),
      action: { label: 'An action with a label that is much longer than it should be', href: '/page/a' },
      secondaryAction: { label: 'Another action with an equally long label for its button', href: '/page/b' },
    },
  },
};
