import { JsonObject } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { answersToSend } from '#forms/model';
import './without-drawing.ts';

test('the definition of a column is written as JSON once, however many rows its table has', () => {
  const written = vi.spyOn(JsonObject.prototype, 'toJsonObject');
  const columns = ['a', 'b', 'c', 'd'].map((name) => ({ name, cellType: 'text', maxLength: 9 }));
  const q = Array.from({ length: 60 }, (_, row) => ({ a: `${row}`, b: 'x', c: 'y', d: 'z' }));
  const given = { answers: { q }, language: 'en', notOffered: 'not offered', notShown: 'not shown' };
  expect(answersToSend({ elements: [{ type: 'matrixdynamic', name: 'q', columns }] }, given)).toEqual({ answers: { q }, errors: [] });
  expect(written.mock.calls.length).toBeLessThan(20);
  written.mockRestore();
});
