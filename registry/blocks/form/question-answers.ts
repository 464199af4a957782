/** A name as it would be signed. */
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoAQMAAAAPJKxmAAAABlBMVEVMaXEUIT1VhPNDAAAAAXRSTlMAQObYZgAAAKBJREFUKM/dkc0NwyAMhR1ZCpcoLIA6A0fGYYQce8xoHoUROkEU/Fvl0AX6QJ94QsbwAPg74XCo8sehejWHqhWH6tgcqrE6RAutBvNnMlj7ORSqxEsB7CBAA0jPbRYrQO5UeCmAwzvMHfYjfGUsZC0IOgPP8IMRV6I55tzjRXxYh3hyR/Hv8FxZISKsXNmQHomVHAkVrszXM3H8Jp7o52fdGz4kKd6VJeUAAAAASUVORK5CYII=';
const photo = { name: 'car-from-the-front.jpg', type: 'image/jpeg', size: 240_000 };
const paper = (id: string, name: string, status: string) => ({ id, name, type: 'application/pdf', size: 48_000, status });

/** An answer to each question of `questionTypeSteps` and `ownFieldSteps` that has one, by its name. */
export const questionAnswers: Readonly<Record<string, unknown>> = {
  text: 'AB12 CDE',
  'input-date': '2015-03-03',
  'input-datetime-local': '2015-03-03T09:30',
  'input-email': 'iwan.pugh@example.org',
  'input-month': '2015-03',
  'input-number': 42,
  'input-password': 'not to be seen',
  'input-tel': '029 2018 0000',
  'input-text': 'Bought from a dealer',
  'input-time': '09:30',
  'input-url': 'https://www.example.org',
  comment: 'It broke down on the way home.',
  multipletext: { street: '12 High Street', town: 'Cardiff' },
  radiogroup: 'Petrol',
  checkbox: ['Petrol'],
  tagbox: ['Bristol'],
  dropdown: 'Cardiff',
  search: 'Swansea',
  boolean: true,
  tick: true,
  switch: true,
  imagepicker: 'side',
  rating: 2,
  stars: 3,
  faces: 4,
  slider: 1,
  range: [0, 99],
  ranking: ['Petrol', 'Diesel', 'Something else'],
  some: ['Petrol'],
  matrix: { Price: 'Good', Service: 'Bad' },
  matrixdropdown: { There: { by: 'Diesel', miles: 12 }, Back: { by: 'Petrol', miles: 14 } },
  matrixdynamic: [{ what: 'Tyres' }, { what: 'A new filter' }],
  paneldynamic: [{ make: 'Ford' }],
  more: 'It was never repaired.',
  file: [{ ...photo, content: 'stored:photo' }],
  signaturepad: signature,
  applicant: { firstName: 'Iwan', lastName: 'Pugh', fullName: 'Iwan Pugh' },
  email: 'iwan.pugh@example.org',
  mobile: { dialingCode: '+44', iso3: 'GBR', number: '07700900123', phoneNumber: '+447700900123' },
  home: { country: 'GBR', addressLine1: '12 High Street', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA' },
  car: { manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345', status: 'valid' },
  logbook: {
    savingBehaviour: 1,
    attachTo: 'Submission',
    filePurpose: 'Logbook',
    files: [paper('front', 'v5c-front.pdf', 'Received'), paper('back', 'v5c-back.pdf', 'Received')],
  },
  boughtOn: '2015-03-27T00:00:00.000Z',
  read: { isPdfPreview: true },
  fetched: { isPdfDownloaded: true },
  authority: { savingBehaviour: 2, signature, typedName: 'Iwan Pugh', attachmentTypeId: 'authority' },
};

/** Answers to some of them that are refused. */
export const refusedAnswers: Readonly<Record<string, unknown>> = {
  'input-email': 'iwan.pugh',
  'input-url': 'nowhere',
  applicant: { firstName: '1Iwan', lastName: 'Pugh' },
  email: 'jürgen@example.org',
  mobile: { dialingCode: '+44', iso3: 'GBR', number: '077', phoneNumber: '+4477' },
  home: { country: 'GBR', addressLine1: '12 <High> Street', postcode: 'CF1' },
  car: { manufacturer: 'Ford' },
  boughtOn: '2008-12-31T00:00:00.000Z',
};
