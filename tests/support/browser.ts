import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import config from '../journeys/playwright.config.ts';

/** Whether `npm test` found a browser: PW_CHROMIUM is its file. */
export const hasBrowser = Boolean(process.env['PW_CHROMIUM']);

/** The browser of the journeys, for tests that look at the server's data beside it. `more` are Playwright's options. */
export const launchBrowser = (more: LaunchOptions = {}): Promise<Browser> => chromium.launch({ ...config.use?.launchOptions, ...more });
