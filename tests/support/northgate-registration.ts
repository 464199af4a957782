/** What Northgate's two registration forms need, beside name and address (fixtures/tenants/northgate/submission-form/registration-form-*). */
export const northgateRegistration = {
  consent: ['agreed'],
  addressLine1: '1 Quay Street',
  city: 'Cardiff',
  postcode: 'CF10 1AA',
  dateOfBirth: '1980-03-07',
} as const;
