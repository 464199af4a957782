import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { documents: [{ title: 'A guide to the claim', file: 'https://files.example/guide.pdf' }] } },
  full: {
    props: {
      heading: { en: 'Papers of the case', ar: 'أوراق القضية' },
      intro: { en: 'You need to read none of them to take part.', ar: 'لا يلزمك قراءة أي منها للمشاركة.' },
      documents: [
        {
          title: { en: 'A guide to the claim', ar: 'دليل القضية' },
          file: '/api/assets/example/guide.pdf?v=1&size=318211',
          date: '2026-02-14',
        },
        {
          title: { en: 'Group litigation order', ar: 'أمر الدعوى الجماعية' },
          file: '/api/assets/example/order.pdf?v=1&size=1482110',
          date: '2024-10-03',
        },
        {
          title: { en: 'Particulars of claim', ar: 'تفاصيل الدعوى' },
          file: '/api/assets/example/particulars.pdf?v=1&size=4194304',
          date: '2024-03-18',
        },
        {
          title: { en: 'Letter to your finance company', ar: 'رسالة إلى شركة التمويل' },
          file: '/api/assets/example/letter.docx?v=1&size=24210',
        },
        {
          title: { en: 'The judgment, at the court', ar: 'الحكم، في موقع المحكمة' },
          file: 'https://court.example/judgment.pdf',
          date: '2026-07-24',
        },
        { title: { en: 'Insurance, in short', ar: 'التأمين باختصار' }, file: '/api/assets/example/insurance.pdf?v=1&size=88000' },
        {
          title: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
          file: '/api/assets/example/privacy.pdf?v=1&size=71000',
          date: '2025-05-01',
        },
        { title: { en: 'How to complain', ar: 'كيف تشتكي' }, file: '/api/assets/example/complain.pdf?v=1&size=64000', date: '2025-05-01' },
        { title: { en: 'The list of vehicles', ar: 'قائمة المركبات' }, file: '/api/assets/example/vehicles.xlsx?v=1&size=204800' },
        { title: { en: 'A photograph of the engine', ar: 'صورة للمحرك' }, file: '/api/assets/example/engine.jpg?v=1&size=2204800' },
      ],
    },
  },
  overflow: {
    props: {
      heading: 'Verfahrensdokumentationszusammenstellung',
      documents: Array.from({ length: 40 }, (_, index) => ({
        title: 'Kraftfahrzeughaftpflichtversicherungsbedingungen '.repeat((index % 3) + 1),
        file: `https://files.example/a-very-long-name-of-a-file-${index}.pdf`,
        date: '2026-12-31',
      })),
    },
  },
};
