import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { items: [{ question: 'Does it cost anything to join?', answer: '<p>No. You pay nothing today.</p>' }] } },
  full: {
    props: {
      heading: { en: 'Questions people ask', ar: 'أسئلة شائعة' },
      intro: { en: 'If yours is not here, ring us.', ar: 'إن لم تجد سؤالك هنا فاتصل بنا.' },
      items: [
        {
          question: { en: 'I sold my car years ago. Can I still join?', ar: 'بعت سيارتي قبل سنوات. هل يمكنني المشاركة؟' },
          answer: {
            en: '<p>Yes. What counts is that you had it. If you have lost the papers, your registration number and your address at the time are usually enough.</p><p><a href="/page/contact">Ask us to look it up</a></p>',
            ar: '<p>نعم. المهم أنك كنت تملكها. إن فقدت الأوراق فعادة يكفي رقم التسجيل وعنوانك في ذلك الوقت.</p>',
          },
        },
        {
          question: { en: 'How much could I receive?', ar: 'كم يمكن أن أحصل عليه؟' },
          answer: {
            en: '<p>We do not know yet, and we would rather say so than guess.</p>',
            ar: '<p>لا نعرف بعد، ونفضّل أن نقول ذلك على أن نخمّن.</p>',
          },
        },
        {
          question: { en: 'Will I have to go to court?', ar: 'هل سأذهب إلى المحكمة؟' },
          answer: { en: '<p>Almost certainly not.</p>', ar: '<p>على الأغلب لا.</p>' },
        },
      ],
    },
  },
  overflow: {
    props: {
      heading: 'A heading that goes on for longer than anybody would wish, and then a little further still',
      items: Array.from({ length: 30 }, (_, index) => ({
        question: `Question ${index + 1}: ${'Rechtsschutzversicherungsgesellschaften '.repeat((index % 4) + 1)}?`,
        answer: `<p>${'A long answer that explains everything twice. '.repeat(12)}</p>`,
      })),
    },
  },
};
