import { expect, test } from 'vitest';
import { withVideoLinks } from './video-links.ts';

const film = 'https://www.youtube.com/watch?v=abc&t=1';
const drawn = (question: object, frames: readonly string[] = []) =>
  (withVideoLinks({ pages: [{ elements: [question] }] }, frames) as { pages: { elements: object[] }[] }).pages[0]?.elements[0];

test('a film of a host that the tenant does not name is its title, as a link in a new tab; one of a named host, and a picture, stay', () => {
  const question = { type: 'image', name: 'how', title: 'Where the number is <here>', imageLink: film, visibleIf: '{a} = 1' };
  const link = '<p><a href="https://www.youtube.com/watch?v=abc&amp;t=1" target="_blank">Where the number is &lt;here&gt;</a></p>';
  const instead = { type: 'html', name: 'how', visibleIf: '{a} = 1', html: { default: link } };
  expect([drawn(question), drawn({ ...question, contentMode: 'youtube' })]).toEqual([instead, instead]);
  expect(drawn(question, ['www.youtube.com'])).toEqual(question);
  for (const stays of [
    { imageLink: 'https://media.example/plate.png' },
    { imageLink: '/film.mp4' },
    { imageLink: film, contentMode: 'image' },
  ])
    expect(drawn({ type: 'image', name: 'how', ...stays })).toEqual({ type: 'image', name: 'how', ...stays });
});

test('a film file of another host is refused by every page, and has its title in each language', () => {
  const imageLink = { default: 'https://media.example/film.mp4', cy: 'https://media.example/ffilm.mp4' };
  expect(drawn({ type: 'image', name: 'f', imageLink, altText: { default: 'A film', fr: 'Un film' } }, ['media.example'])).toMatchObject({
    html: {
      default: '<p><a href="https://media.example/film.mp4" target="_blank">A film</a></p>',
      cy: '<p><a href="https://media.example/ffilm.mp4" target="_blank">A film</a></p>',
      fr: '<p><a href="https://media.example/film.mp4" target="_blank">Un film</a></p>',
    },
  });
});
