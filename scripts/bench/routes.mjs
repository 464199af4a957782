import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../set-up/places.mjs';

/** The tenant that the portal of a bench shows at its own address (scripts/test/portal.mjs). */
const folder = inRoot('fixtures/tenants/northgate/public-page');

/** Every public page, by its address. */
export const routes = [
  '/',
  ...readdirSync(folder)
    .sort()
    .map((file) => `/page/${JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).slug}`),
];

/** A page people read: no block of it needs its script at once. */
export const readingPage = '/page/our_case';
if (!routes.includes(readingPage))
  throw new Error(`There is no ${readingPage} any more: name another reading page in scripts/bench/routes.mjs.`);
