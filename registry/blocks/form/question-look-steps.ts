const closed = { enableIf: "{opens} = 'yes'" };
const fuels = ['Diesel', 'Petrol'];

/** No picture: its bytes are none. */
const broken = 'data:image/png;base64,AAAA';
const shown = { visibleIf: "{shows} = 'yes'" };

/** Questions in looks that those of `questionTypeSteps` do not have: tables of many columns, with totals and files, questions that are closed, and pictures that do not come. */
export const questionLookSteps = {
  tables: [
    {
      type: 'matrixdynamic',
      name: 'costs',
      title: 'What you paid',
      rowCount: 1,
      columns: [
        { name: 'what', title: 'What you paid for', cellType: 'text', isRequired: true },
        { name: 'on', title: 'When', cellType: 'text', inputType: 'date' },
        { name: 'kind', title: 'Kind', cellType: 'dropdown', choices: ['Repairs', 'Transportation', 'Replacement vehicle'] },
        { name: 'amount', title: 'Amount', cellType: 'text', inputType: 'number', totalType: 'sum' },
      ],
    },
    {
      type: 'matrixdynamic',
      name: 'papers',
      title: 'Your papers',
      rowCount: 1,
      addRowText: 'Add a paper',
      columns: [
        { name: 'label', title: 'Label', cellType: 'text' },
        { name: 'paper', title: 'Paper', cellType: 'file', isRequired: true },
      ],
    },
    {
      type: 'paneldynamic',
      name: 'cars',
      title: 'Your vehicles',
      panelCount: 1,
      templateElements: [
        { type: 'text', name: 'make', title: 'Make' },
        { type: 'text', name: 'model', title: 'Model' },
      ],
    },
  ],
  closed: [
    { type: 'radiogroup', name: 'opens', title: 'Do you want to answer more?', choices: ['yes', 'no'] },
    { type: 'text', name: 'text', title: 'A line of text', defaultValue: 'AB12 CDE', ...closed },
    { type: 'comment', name: 'comment', title: 'What happened?', ...closed },
    { type: 'dropdown', name: 'dropdown', title: 'Which fuel?', choices: fuels, defaultValue: 'Petrol', ...closed },
    { type: 'checkbox', name: 'checkbox', title: 'Which of these?', choices: fuels, ...closed },
    { type: 'rating', name: 'rating', title: 'How sure are you?', ...closed },
    { type: 'file', name: 'file', title: 'A photo', ...closed },
    { type: 'phone', name: 'phone', title: 'Your mobile', ...closed },
  ],
  pictures: [
    { type: 'radiogroup', name: 'shows', title: 'Do you want to see it?', choices: ['yes', 'no'] },
    { type: 'image', name: 'image', imageLink: broken, altText: 'A log book', ...shown },
    {
      type: 'imagepicker',
      name: 'side',
      title: 'Which side?',
      choices: [{ value: 'front', text: 'From the front', imageLink: broken }],
      ...shown,
    },
    { type: 'html', name: 'line', html: `<p>Look for <img src="${broken}" alt="the number"> on it.</p>`, ...shown },
  ],
} as const;
