import { expect, test } from 'vitest';
import { detailsFormPath, registeringAt } from './registering.ts';

const at = (pathname: string) => registeringAt({ pathname });

test('addresses of a registration and of a contact, and no others', () => {
  for (const path of ['/', '/page/registration', '/page/Registration;a=b']) expect(at(path)).toEqual({ kind: 'Register', step: 'first' });
  expect(at('/page/contact')).toEqual({ kind: 'Contact', step: 'first' });
  for (const path of ['/registrationDetails', detailsFormPath('Register')]) expect(at(path)).toEqual({ kind: 'Register', step: 'details' });
  expect(at(detailsFormPath('Contact'))).toEqual({ kind: 'Contact', step: 'details' });
  for (const path of ['/page/faqs', '/registrationDetails/vehicle-claim', '/form/registration-form-details'])
    expect(at(path)).toBeUndefined();
});
