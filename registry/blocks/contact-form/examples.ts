import type { BlockExamples } from '#engine';

const full = {
  heading: { en: 'Write to us', ar: 'اكتبوا إلينا' },
  intro: { en: 'A small team reads each message and answers within two working days.', ar: 'يقرأ فريق صغير كل رسالة ويجيب خلال يومي عمل.' },
  sent: { en: 'If it is urgent, please phone us as well.', ar: 'إن كان الأمر عاجلًا فاتصلوا بنا أيضًا.' },
};

export const examples: BlockExamples = {
  minimal: { props: {}, outcomes: { 'send-message': { ok: true } } },
  full: { props: full, outcomes: { 'send-message': { ok: true } } },
  'too many messages': { props: full, outcomes: { 'send-message': { ok: false, code: 'too-many-requests' } } },
  'cannot be sent now': { props: full, outcomes: { 'send-message': { ok: false, code: 'unavailable' } } },
  overflow: {
    props: {
      heading: 'Kontaktaufnahmemöglichkeiten für Anspruchsberechtigte',
      intro: 'A sentence that goes on. '.repeat(20),
      sent: 'What happens next takes long to explain. '.repeat(12),
    },
    outcomes: { 'send-message': { ok: true } },
  },
};
