import { expect, test } from 'vitest';
import { emptyPage, language, soundTenant } from '../sound-tenant.fixture.ts';

const { write, findings } = soundTenant();
const tenant = (more: object) =>
  write('tenant.json', { slug: 'harbour', name: { en: 'Harbour', cy: 'Harbwr' }, languages: ['en', 'cy'].map(language), ...more });
const contact = () =>
  write('public-page/our_case.json', {
    ...emptyPage('our_case'),
    component: [{ type: 'card', props: { title: 'x' } }, { type: 'contactForm' }],
  });
const found = () => findings().filter(({ code }) => code === 'no-message-address');

test('a contact form whose messages go nowhere is an error in its place; an address of messages or of help makes it sound', () => {
  contact();
  tenant({});
  expect(found()).toMatchObject([{ severity: 'error', file: 'public-page/our_case.json', pointer: '/component/1' }]);
  tenant({ messagesTo: 'desk@harbour.example' });
  expect(found()).toEqual([]);
  tenant({ help: { email: 'help@harbour.example' } });
  expect(found()).toEqual([]);
});
