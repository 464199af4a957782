import { paper, type Answers } from './written-form.ts';

/** Northgate's form of a vehicle. */
export const vehicle: Answers = {
  registration: 'CF14 NGH',
  make: 'Lorne',
  model: 'Heron',
  kind: 'van',
  howAcquired: 'finance',
  financeCompany: 'Taff Motor Finance',
  yearAcquired: '2014',
  inMyName: 'yes',
  stillHave: 'no',
  yearParted: '2021',
  documents: paper,
  declaration: 'true',
  signedName: 'A. Claimant',
};

/** Meridian's impact statement. */
export const impact: Answers = {
  corvaneReference: 'CV-20417',
  oldNumber: '07700 900201',
  heardBy: 'news',
  effects: 'calls',
  statement: 'I stopped answering my phone. لم أعد أجيب على الهاتف.',
  documents: paper,
  safeToWrite: 'no',
  declaration: 'true',
  signedName: 'A. Claimant',
};

/** Calder's form about a damp home. */
export const dampHome: Answers = {
  postcode: 'CB2 7QX',
  movedIn: '2019',
  signs: 'mould',
  story: 'Le propriétaire n’est jamais venu.',
  photos: paper,
  signedName: 'A. Claimant',
};
