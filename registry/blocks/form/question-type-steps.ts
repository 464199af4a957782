/** Questions of every type and input type that the portal shows, in steps: for the gallery, the pictures of the docs, and tests that look at each. */

const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="${colour}"/></svg>`)}`;
const fuels = ['Diesel', 'Petrol', 'Something else'];
const towns = ['Bath', 'Bristol', 'Cardiff', 'Newport', 'Swansea', 'Wrexham'];
const pictures = [
  { value: 'front', text: 'From the front', imageLink: picture('#7a9ab0') },
  { value: 'side', text: 'From the side', imageLink: picture('#b09a7a') },
];
const input = (inputType: string, title: string): object => ({ type: 'text', inputType, name: `input-${inputType}`, title });

export const questionTypeSteps = {
  typesOfText: [
    { type: 'text', name: 'text', title: 'A line of text', isRequired: true },
    input('date', 'A date'),
    input('datetime-local', 'A date and a time'),
    input('email', 'An email address'),
    input('month', 'A month'),
    input('number', 'A number'),
    input('password', 'A password'),
    input('tel', 'A telephone number'),
    input('text', 'Any text'),
    input('time', 'A time of day'),
    input('url', 'A website'),
    { type: 'comment', name: 'comment', title: 'What happened?' },
    { type: 'multipletext', name: 'multipletext', title: 'Where you live', items: [{ name: 'street' }, { name: 'town' }] },
  ],
  typesOfChoice: [
    { type: 'radiogroup', name: 'radiogroup', title: 'Which fuel?', choices: fuels, showOtherItem: true, showClearButton: true },
    { type: 'checkbox', name: 'checkbox', title: 'Which of these?', choices: fuels, showNoneItem: true, showSelectAllItem: true },
    { type: 'tagbox', name: 'tagbox', title: 'Which towns?', choices: towns.slice(0, 3) },
    { type: 'dropdown', name: 'dropdown', title: 'In which town?', choices: towns },
    { type: 'dropdown', name: 'search', title: 'In which town, of many?', choices: towns, searchEnabled: true },
    { type: 'boolean', name: 'boolean', title: 'Were you there?' },
    { type: 'boolean', name: 'tick', title: 'I was there', displayMode: 'checkbox' },
    { type: 'boolean', name: 'switch', title: 'Write to me', displayMode: 'switch' },
    { type: 'imagepicker', name: 'imagepicker', title: 'Which side?', choices: pictures, showLabel: true },
  ],
  typesOfScale: [
    { type: 'rating', name: 'rating', title: 'How sure are you?', minRateDescription: 'Not at all', maxRateDescription: 'Quite' },
    { type: 'rating', name: 'stars', title: 'How many stars?', rateType: 'stars' },
    { type: 'rating', name: 'faces', title: 'How do you feel?', rateType: 'smileys' },
    { type: 'slider', name: 'slider', title: 'How far?', max: 50 },
    { type: 'slider', name: 'range', title: 'From where to where?', sliderType: 'range' },
    { type: 'ranking', name: 'ranking', title: 'What matters most?', choices: fuels },
    { type: 'ranking', name: 'some', title: 'What matters at all?', choices: fuels, selectToRankEnabled: true },
  ],
  typesOfTable: [
    { type: 'matrix', name: 'matrix', title: 'How was it?', columns: ['Good', 'Bad'], rows: ['Price', 'Service'] },
    {
      type: 'matrixdropdown',
      name: 'matrixdropdown',
      title: 'Your trips',
      rows: ['There', 'Back'],
      columns: [
        { name: 'by', title: 'By', cellType: 'dropdown', choices: fuels },
        { name: 'miles', title: 'Miles', cellType: 'text', inputType: 'number' },
      ],
    },
    {
      type: 'matrixdynamic',
      name: 'matrixdynamic',
      title: 'What you paid',
      rowCount: 2,
      columns: [{ name: 'what', title: 'What', cellType: 'text' }],
      detailPanelMode: 'underRow',
      detailElements: [{ type: 'text', name: 'why', title: 'Why' }],
    },
    {
      type: 'paneldynamic',
      name: 'paneldynamic',
      title: 'Your vehicles',
      panelCount: 1,
      templateElements: [{ type: 'text', name: 'make', title: 'Make' }],
    },
    { type: 'panel', name: 'panel', title: 'More about it', state: 'collapsed', elements: [{ type: 'text', name: 'more', title: 'More' }] },
  ],
  typesOfRest: [
    { type: 'file', name: 'file', title: 'A photo', acceptedTypes: 'image/*' },
    { type: 'signaturepad', name: 'signaturepad', title: 'Your signature' },
    { type: 'expression', name: 'expression', title: 'Twice 21', expression: '21 * 2' },
    { type: 'html', name: 'html', html: '<p>Please have your <b>log book</b> ready.</p>' },
    { type: 'image', name: 'image', imageLink: picture('#8aa87a'), altText: 'A field' },
  ],
} as const;
