import { expect, test } from 'vitest';
import { readPublished } from '../read-published.ts';
import { check } from '../check.ts';
import { emptyPage, language, soundTenantForEach } from '../sound-tenant.fixture.ts';

const published = readPublished();
const tenant = soundTenantForEach();

const write = (outsideHosts: unknown) => {
  tenant.write('tenant.json', { slug: 'harbour', name: 'Harbour', languages: [language('en'), language('br')], outsideHosts });
  tenant.write('public-page/contact.json', {
    ...emptyPage('contact'),
    component: [
      { type: 'html', props: { html: { en: '<p>a</p><img alt="" src="https://cdn.example/a.png"><img src="logo.svg">', br: '<p>a</p>' } } },
      { type: 'contact', props: { phone: '1', map: { embed: 'https://maps.example/embed', link: 'https://elsewhere.example/' } } },
      { type: 'cardSlider', props: { cards: [{ title: 'A', image: 'https://cdn.example/b.png' }] } },
    ],
  });
  tenant.write('submission-form/claim.json', {
    slug: 'claim',
    surveyDefinition: { pages: [{ elements: [{ type: 'html', name: 'h', html: "<img src='https://cdn.example/c.png'>" }] }] },
  });
};
const unnamed = () =>
  check(tenant.folder, published)
    .findings.filter(({ code }) => code === 'unnamed-host')
    .map(({ file, pointer, severity }) => `${severity} ${file} ${pointer}`);

test('a map or picture whose host the tenant does not name is an error in its place', () => {
  write(undefined);
  expect(unnamed()).toEqual([
    'error public-page/contact.json /component/0/props/html/en',
    'error public-page/contact.json /component/1/props/map/embed',
    'error public-page/contact.json /component/2/props/cards/0/image',
    'error submission-form/claim.json /surveyDefinition/pages/0/elements/0/html',
  ]);
  write({ frames: ['cdn.example'], pictures: ['maps.example'] });
  expect(unnamed()).toHaveLength(4);
  write({ frames: ['maps.example'], pictures: ['*.example.org', 'cdn.example'] });
  expect(unnamed()).toEqual([]);
});

test('the host to name, and where, is in the sentence; a host that is none is refused', () => {
  write({ pictures: ['*'] });
  const { findings } = check(tenant.folder, published);
  expect(findings.find(({ pointer }) => pointer.endsWith('/embed'))?.message).toBe(
    'Browsers refuse a frame from "maps.example": name the host in outsideHosts.frames of tenant.json.',
  );
  expect(findings.filter(({ file, pointer }) => file === 'tenant.json' && pointer === '/outsideHosts/pictures/0')).toHaveLength(1);
});

test('the host of a calendar, and that of its script, are to be named, also those of one project', () => {
  const lists = { showScheduleInterviewWorkflowStatusCode: [], showCancelRescheduleInterviewWorkflowStatusCode: [] };
  tenant.write('tenant.json', {
    slug: 'harbour',
    name: 'Harbour',
    languages: [language('en')],
    outsideHosts: { frames: ['calendly.com'] },
  });
  tenant.write('configuration/booking.json', {
    slug: 'booking',
    isAppointmentBookingEnabled: true,
    ...lists,
    calendlyDataUrl: 'https://calendly.com/firm',
    widgetScript: 'https://assets.calendly.com/widget.js',
    projects: { second: { calendlyDataUrl: 'https://calendar.example/firm' } },
  });
  expect(unnamed()).toEqual([
    'error configuration/booking.json /widgetScript',
    'error configuration/booking.json /projects/second/calendlyDataUrl',
  ]);
});

test('a question for reCAPTCHA needs the hosts of its script and of its frame', () => {
  const outsideHosts = { frames: ['www.google.com'], scripts: ['www.google.com'] };
  tenant.write('tenant.json', { slug: 'harbour', name: 'Harbour', languages: [language('en')], outsideHosts });
  const surveyDefinition = { elements: [{ type: 'recaptcha', name: 'person', sitekey: 'k' }] };
  tenant.write('submission-form/person.json', { slug: 'person', surveyDefinition });
  const found = () =>
    check(tenant.folder, published)
      .findings.filter(({ code, file }) => code === 'unnamed-host' && file === 'submission-form/person.json')
      .map(({ pointer, message }) => [pointer, message]);
  expect(found()).toEqual([
    [
      '/surveyDefinition/elements/0/type',
      'Browsers refuse a script from "www.gstatic.com": name the host in outsideHosts.scripts of tenant.json.',
    ],
  ]);
  outsideHosts.scripts.push('www.gstatic.com');
  tenant.write('tenant.json', { slug: 'harbour', name: 'Harbour', languages: [language('en')], outsideHosts });
  expect(found()).toEqual([]);
});

test('so does a sign-in that asks for a person', () => {
  const of = (outsideHosts: object) => {
    const identity = { recaptchaKey: 'site-key-1' };
    tenant.write('tenant.json', { slug: 'harbour', name: 'Harbour', languages: [language('en')], outsideHosts, identity });
    return check(tenant.folder, published)
      .findings.filter(({ code }) => code === 'unnamed-host')
      .map(({ pointer }) => pointer);
  };
  expect(new Set(of({}))).toEqual(new Set(['/identity/recaptchaKey']));
  expect(of({ frames: ['www.google.com'], scripts: ['www.google.com', 'www.gstatic.com'] })).toEqual([]);
});
