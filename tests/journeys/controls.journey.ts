import type { Route } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { soundPdf } from '../../server/platform/file-type/sound-pdf.fixture.ts';

const tenant = tenantNamed('northgate');
/** The draft of a first try stays. */
const people = [ownCopy('ffion.treharne@example.org', 'controls'), ownCopy('ffion.treharne@example.org', 'controls again')] as const;
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

test('[CTL-NAME] [CTL-EMAIL] [CTL-PHONE] [CTL-ADDR] [CTL-CTRY] [CTL-FN] [CTL-VIN] [CTL-UPL] [CTL-OUT] [DET-07] each question for contact data refuses in the words of the specification, and is stored in its shape', async ({
  page,
  faults,
}, { retry }) => {
  faults.allow(/vinCheck/);
  await enterAs({ page, tenant, language: 'en', lands: '/form/all-controls' }, people[retry === 0 ? 0 : 1].email);
  const main = page.getByRole('main');
  const goOn = main.getByRole('button', { name: inForm('next'), exact: true });
  const summary = main.getByRole('alert').filter({ has: page.getByRole('heading', { name: inForm('errorTitle') }) });
  const refused = async (...lines: readonly (string | RegExp)[]) => {
    await goOn.click();
    await expect(summary.getByRole('link')).toHaveText(lines);
  };
  const group = (title: string) => main.getByRole('group', { name: title });

  const name = group('Your full name');
  const email = main.getByLabel('Your email address');
  const phone = group('Your mobile');
  await test.step('name, email and telephone', async () => {
    await expect(name).toBeVisible();
    await refused(
      `First name, Your full name: ${inForm('firstNameInvalid')}`,
      `Last name, Your full name: ${inForm('lastNameInvalid')}`,
      'Your email address: Email address is required.',
      'Dialing Code, Your mobile: Dialing Code is Required.',
      /^Mobile Number[^,]*, Your mobile: Mobile Number is required\.$/,
    );
    await name.getByLabel('First name').fill('1Ffion');
    await name.getByLabel('Last name').fill("O'Treharne-Jones");
    await email.fill('jürgen@example.org');
    await phone.getByLabel('Dialing Code').selectOption('GBR');
    await phone.getByLabel('Mobile Number').fill('077');
    await refused(
      `First name, Your full name: ${inForm('firstNameInvalid')}`,
      'Your email address: The email address contains invalid characters. Please use only standard English letters, numbers, and allowed symbols.',
      'Mobile Number, Your mobile: Please enter a valid Mobile Number between 10 and 11 digits long',
    );
    await phone.getByLabel('Dialing Code').selectOption('USA');
    await expect(phone.getByLabel('Cell Number')).toHaveValue('077');
    await phone.getByLabel('Dialing Code').selectOption('');
    await name.getByLabel('First name').fill('Ffion');
    // Both are those of another person of the demo.
    await email.fill('megan.pritchard@example.org');
    await refused(
      'Your email address: This email address is already used for another registration.',
      'Dialing Code, Your mobile: Dialing Code is Required.',
      'Mobile Number, Your mobile: Please enter a valid Mobile Number between 4 and 15 digits long',
    );
    await email.fill(' Ffion <ffion@example.org> ');
    await phone.getByLabel('Mobile Number').fill('+44 (0)7700 900101');
    await expect(phone.getByLabel('Dialing Code')).toHaveValue('GBR');
    await refused('Mobile Number, Your mobile: This mobile number is already used for another registration.');
    const top = () => name.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await phone.getByLabel('Mobile Number').fill('ab 07700 900-987');
    await expect(main.getByRole('alert').getByRole('heading', { name: inForm('noErrorListed') })).toBeVisible();
    expect(await top()).toBe(before);
    await goOn.click();
  });

  const home = group('Your address');
  await test.step('address and formulas', async () => {
    await expect(home).toBeVisible();
    await refused(
      'Country, Your address: Country is required.',
      'Address line 1, Your address: Address is required',
      'Town/City, Your address: Town/City is required.',
      /^[^,]+, Your address: Postcode\/Zip Code\/Postal Code is required\.$/,
      /^Your date of birth: ./,
    );
    expect(await home.getByLabel('Country').locator('option').count()).toBeGreaterThan(230);
    await home.getByLabel('Country').selectOption('USA');
    await home.getByLabel('Address line 1').fill('1 Quay Street');
    await home.getByLabel('Town/City').fill('Cardiff');
    await home.getByLabel('Province/State/Territory').fill('Glamorgan');
    await home.getByLabel('Zip Code').fill('CF10 1AA');
    await main.getByLabel('Your date of birth').fill(new Date().toISOString().slice(0, 10));
    await refused('Zip Code, Your address: Please enter a valid Zip Code', 'Your date of birth: Only adults can claim.');
    await home.getByLabel('Country').selectOption('AUS');
    await expect(home.getByLabel('Province/State/Territory').locator('option')).toHaveCount(9);
    await home.getByLabel('Country').selectOption('GBR');
    await home.getByLabel('Province/State/Territory').fill('Glamorgan');
    await home.getByLabel('Postcode').fill('CF1');
    await main.getByLabel('Your date of birth').fill('1980-01-31');
    await refused('Postcode, Your address: Please enter a valid Postcode');
    await home.getByLabel('Postcode').fill('cf101aa');
    await goOn.click();
  });

  const uploads: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && request.url().includes('/files/') && uploads.push(request.url())));
  await test.step('files: what cannot be sent stays in view with its error, and is in the way until it is removed', async () => {
    const choose = main.locator('input[type=file]');
    const file = (name: string, size: number) => ({
      name,
      mimeType: 'application/pdf',
      buffer: soundPdf(' '.repeat(size)).subarray(0, size < 1000 ? size : undefined),
    });
    await expect(choose).toHaveAccessibleDescription(/PDF, TXT, up to 1 MB each\. Each has at least 1 kB\./);
    await refused(`Your logbook: ${inForm('filesRequired')}`);
    await choose.setInputFiles([file('run.exe', 2000), file('tiny.pdf', 20), file('v5c.pdf', 2000)]);
    const listed = main.getByRole('listitem');
    await expect(listed.filter({ hasText: 'run.exe' })).toContainText(inForm('fileType'));
    await expect(listed.filter({ hasText: 'tiny.pdf' })).toContainText('This is too small for a logbook.');
    await expect(listed.filter({ hasText: 'v5c.pdf' })).toContainText(inForm('fileChecked'));
    await refused('Your logbook: All uploaded files must be valid. Please review the error(s) detailed above/below.');
    expect(await findings(page, 'main')).toEqual([]);
    await main.getByRole('button', { name: 'Remove run.exe' }).click();
    await choose.setInputFiles([]);
    await refused('Your logbook: All uploaded files must be valid. Please review the error(s) detailed above/below.');
    await main.getByRole('button', { name: 'Remove tiny.pdf' }).click();
    expect(uploads, 'only what may be sent is uploaded').toHaveLength(1);
    await choose.setInputFiles([file('second.pdf', 2000), file('third.pdf', 2000)]);
    await expect(listed.filter({ hasText: 'second.pdf' })).toContainText(inForm('fileChecked'));
    await expect(listed.filter({ hasText: 'third.pdf' })).toContainText('Files taken here at most: 2.');
    await refused('Your logbook: Files taken here at most: 2.');
    await main.getByRole('button', { name: 'Remove second.pdf' }).click();
    await expect(listed.filter({ hasText: 'third.pdf' })).toContainText(inForm('fileChecked'));
    expect(uploads, 'one more than is taken is uploaded once there is room').toHaveLength(3);
    await main.getByRole('button', { name: 'Remove third.pdf' }).click();
    await goOn.click();
  });

  const vehicle = group('The vehicle itself');
  const send = main.getByRole('button', { name: 'Send', exact: true });
  await test.step('vehicle', async () => {
    const answers = [
      { statusCode: '404', status: 'valid', errorMessage: 'No such vehicle is known.' },
      { statusCode: '200', status: 'review' },
    ];
    await page.route('**/api/Accounts/vinCheck?*', (route) => {
      expect(route.request().postDataJSON()).toMatchObject({ manufacturer: 'Ford', model: 'Focus', year: '2014' });
      return route.fulfill({ json: answers.shift() });
    });
    await vehicle.getByLabel('Manufacturer').fill('Ford');
    await vehicle.getByLabel('Model').fill('Focus');
    await vehicle.getByLabel('Year').fill('2014');
    for (const lost of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })]) {
      await page.route('**/api/Accounts/vinCheck?*', lost, { times: 1 });
      await vehicle.getByLabel(/\(VIN\)/).fill('WF0LXXGCBL7K54321');
      await refused(`Vehicle identification number (VIN), The vehicle itself: ${inForm('vinServer')}`);
      await vehicle.getByLabel(/\(VIN\)/).fill('');
    }
    await vehicle.getByLabel(/\(VIN\)/).fill('WF0LXXGCBL7K54321');
    await refused('Vehicle identification number (VIN), The vehicle itself: No such vehicle is known.');
    await vehicle.getByLabel(/\(VIN\)/).fill('wf0l xxgc bl7k 12345');
    await goOn.click();
  });

  await test.step('a day, a formula, a list that an answer hides, papers and a signature', async () => {
    const bought = main.locator('[data-name=boughtOn] input[type=text]');
    await expect(bought).toBeVisible();
    await bought.fill('05/03/2014');
    await bought.blur();
    await expect(main.locator('[data-name=yearsOwned]')).toHaveText(/1\d$/);
    const fuel = main.getByLabel('What does it run on?');
    await fuel.selectOption('Diesel');
    await main.getByLabel('Which additive did it take?').selectOption('AdBlue');
    await fuel.selectOption('Petrol');
    await fuel.selectOption('Diesel');
    await expect(main.getByLabel('Which additive did it take?'), 'hidden once, its answer is gone').toHaveValue('');
    await main.getByLabel('Which additive did it take?').selectOption('None');
    expect(await findings(page, 'main')).toEqual([]);
  });

  const [answer] = await Promise.all([
    page.waitForResponse((one) => /\/api\/Submissions\/?(\?|$)/i.test(one.url()) && one.request().method() !== 'GET' && one.ok()),
    send.click(),
  ]);
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  expect(uploads, 'nothing is sent twice').toHaveLength(3);
  const sent = (await answer.json()) as { id: string; dynamicData: object };
  expect(sent.dynamicData).toMatchObject({
    applicant: { firstName: 'Ffion', lastName: "O'Treharne-Jones", fullName: "Ffion O'Treharne-Jones" },
    email: 'ffion@example.org',
    mobile: { dialingCode: '+44', iso3: 'GBR', number: '07700900987', phoneNumber: '+447700900987' },
    home: { country: 'GBR', addressLine1: '1 Quay Street', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA' },
    born: '1980-01-31',
    boughtOn: '2014-03-05T00:00:00.000Z',
    fuel: 'diesel',
    additive: 'none',
    papers: {
      savingBehaviour: 1,
      attachTo: 'Account',
      filePurpose: 'Logbook',
      files: [
        { id: expect.any(String), name: 'v5c.pdf', type: 'application/pdf', size: soundPdf(' '.repeat(2000)).length, status: 'Received' },
      ],
    },
    vehicle: { manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345', status: 'review' },
  });

  await page.goto(`/securedPage/my-claim-detail;submissionId=${sent.id}`);
  await expect(main.getByRole('row').filter({ hasText: 'v5c.pdf' }), 'a file for the account was sent with it, too').toBeVisible();
});
