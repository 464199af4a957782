import type { FormView } from '#schemas/api';

const text = (name: string, title: string, isRequired = false): object => ({ type: 'text', name, title, isRequired });

/** A form in whose groups Submit finds exactly one error each, and not at the first field: but in the first of a panel that needs any answer. */
export const groupsWithErrors: Pick<FormView, 'definition' | 'answers'> = {
  definition: {
    elements: [
      {
        type: 'panel',
        name: 'reached',
        title: 'How we reach you',
        isRequired: true,
        elements: [text('landline', 'Telephone at home'), text('work', 'Telephone at work')],
      },
      {
        type: 'matrixdropdown',
        name: 'trips',
        title: 'Your trips',
        rows: ['There', 'Back'],
        columns: [
          { name: 'by', title: 'By', cellType: 'text', isRequired: true },
          { name: 'miles', title: 'Miles', cellType: 'text', isRequired: true },
        ],
      },
      {
        type: 'paneldynamic',
        name: 'vehicles',
        title: 'Your vehicles',
        templateElements: [text('make', 'Make', true), text('model', 'Model', true)],
      },
      {
        type: 'multipletext',
        name: 'home',
        title: 'Where you live',
        items: [
          { name: 'street', title: 'Street', isRequired: true },
          { name: 'town', title: 'Town', isRequired: true },
        ],
      },
      {
        type: 'matrixdynamic',
        name: 'paid',
        title: 'What you paid',
        columns: [
          { name: 'what', title: 'What', cellType: 'text', isRequired: true },
          { name: 'amount', title: 'Amount', cellType: 'text', isRequired: true },
        ],
      },
    ],
  },
  answers: {
    trips: { There: { by: 'train', miles: '12' }, Back: { by: 'train' } },
    vehicles: [{ make: 'Varden', model: 'Tern' }, { make: 'Lorne' }],
    home: { street: '1 Quay Street' },
    paid: [{ what: 'Fuel', amount: '20' }, { what: 'Repairs' }],
  },
};
