import type { Page } from '@playwright/test';
import { afterAll, beforeAll, test, type TestContext } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { createChance, full, pick, seed } from '../support/seed.ts';
import { formSlug, openAllTypesPortal, stepNames, type AllTypesPortal } from './typing/all-types-portal.ts';
import { beginWithFiles, expectFiles } from './typing/chosen-files.ts';
import type { ShownControl } from './typing/controls.ts';
import { goOn, leadTo } from './typing/go-on.ts';
import { expectStored } from './typing/expect-stored.ts';
import { faults, isHeld, type Fault, type Filling } from './typing/faults.ts';
import { fillStep, fillStepUnder, type Run } from './typing/fill-step.ts';
import { openStep } from './typing/open-step.ts';
import { expectReviewed, expectSent, sendUnder } from './typing/send-form.ts';
import { watchSaves } from './typing/watch-saves.ts';
import { killingSendingFaults, quietSendingFaults, sendingFaults, type SendingFaultName } from './typing/sending-faults.ts';

const runs = Number(process.env['PORTICO_TYPED_RUNS'] ?? (full ? 1000 : 20));
const people = ['daniel.okafor@example.org', 'ruth.lindqvist@example.org', 'ffion.treharne@example.org', 'elin.gale@example.org'];
const names = (Object.keys(faults) as (keyof typeof faults)[]).filter((name) => name !== 'a killed server');

interface DrawnRun {
  readonly number: number;
  /** While the form is filled in. */
  readonly name: keyof typeof faults;
  /** Of a run that fills in every step and sends the form: while it is sent. The others fill in one step. */
  readonly sending?: SendingFaultName;
}

const turn = <Name>(list: readonly Name[], at: number): Name => list[at % list.length] as Name;

/** One fault after the other, from any of them on. A server takes seconds to come back, so it is killed in one run of twenty. */
function draw(run: number): DrawnRun {
  const number = seed + run;
  const name = turn(names, number);
  const round = seed + Math.floor(run / 20);
  if (run % 20 === 19)
    return round % 2 === 0 ? { number, name: 'a killed server' } : { number, name, sending: turn(killingSendingFaults, round >> 1) };
  return run % 7 === 3 ? { number, name, sending: turn(quietSendingFaults, seed + Math.floor(run / 7)) } : { number, name };
}

const drawn = Array.from({ length: runs }, (_, run) => draw(run));
const isKilled = ({ name, sending }: DrawnRun): boolean =>
  name === 'a killed server' || (killingSendingFaults as readonly unknown[]).includes(sending);
const isSent = ({ sending }: DrawnRun): boolean => sending !== undefined;

let portal: AllTypesPortal;
/** People whom no run has in hand: runs at once (`maxConcurrency` of vite.config.ts) are of different people. Those who send begin anew each time. */
const free = [...people];
let newcomers: string[] = [];
/** People who take the place of those whose run failed: what is left in their draft would fail the runs after it, too. */
let substitutes: string[] = [];
const maxSubstitutes = 20;
beforeAll(async () => {
  if (!hasBrowser) return;
  const sent = drawn.filter(isSent).length;
  portal = await openAllTypesPortal({ newcomers: sent + maxSubstitutes });
  newcomers = portal.newcomers.slice(0, sent);
  substitutes = portal.newcomers.slice(sent);
}, 120_000);
afterAll(() => portal?.close());

const cases = drawn.map((one) => ({ ...one, sent: one.sending ?? 'no' }));
const title = 'nothing that was typed is lost or doubled by $name; sent: $sent (seed $number)';
const timeout = 120_000;
test.runIf(hasBrowser).concurrent.for(cases.filter((one) => !isKilled(one)))(title, { timeout }, typedUnder);
test.runIf(hasBrowser).for(cases.filter(isKilled))(title, { timeout }, typedUnder);

test.runIf(hasBrowser)('each person has one copy by mail at most', ({ expect }) => {
  const mailed = portal.newcomers.map((email) => portal.mailTo(email).length);
  expect(mailed.filter((count) => count > 1)).toEqual([]);
});

async function typedUnder(given: DrawnRun, { expect }: TestContext): Promise<void> {
  const email = (isSent(given) ? newcomers : free).shift() ?? expect.unreachable('There are more runs at once than people.');
  const device = await portal.enter(email);
  const chance = createChance(given.number);
  const step = pick(chance, [...stepNames.keys()]);
  const begun = { email, device, expect, chance, about: { step: stepNames[step] } };
  let hasFailed = true;
  try {
    await (given.sending === undefined
      ? typeStep(begun, step, faults[given.name])
      : typeAndSend(begun, step, faults[given.name], given.sending));
    hasFailed = false;
  } finally {
    await device.close();
    if (!isSent(given)) free.push((hasFailed ? substitutes.shift() : undefined) ?? email);
  }
}

type BegunRun = Omit<Run, 'filling'> & Pick<Filling, 'email' | 'device'>;

/** Fills in one step of the draft, under a fault. */
async function typeStep(begun: BegunRun, step: number, fault: Fault): Promise<void> {
  const { device, expect } = begun;
  await openStep(device, step);
  const hasFiles = stepNames[step] === 'files';
  if (hasFiles) await beginWithFiles(device);
  const filling = await begin(begun, fault);
  const typed = await fillStepUnder(fault, { ...begun, filling });
  await expectStored(expect, filling, typed);
  if (hasFiles) await expectFiles(expect, device);
}

/** Fills in every step of the form, one of them under a fault, and sends it under another one. */
async function typeAndSend(begun: BegunRun, faulty: number, fault: Fault, sending: SendingFaultName): Promise<void> {
  const filling = await begin(begun, fault);
  const run = { ...begun, filling };
  const typed = new Map<string, readonly ShownControl[]>();
  for (const [step, name] of stepNames.entries()) {
    filling.step = step;
    await (step === faulty ? fillStepUnder(fault, run) : fillStep(run));
    typed.set(name, await goOn(filling.page, begun.chance));
  }
  const reviewed = await expectReviewed(run, typed);
  await expectSent(run, typed, reviewed, await sendUnder(sendingFaults[sending], run));
}

async function begin({ email, device, chance }: BegunRun, fault: Fault): Promise<Filling> {
  const open = async (): Promise<Page> => {
    const page = await device.newPage();
    watchSaves(page);
    await page.goto(`/form/${formSlug}${filling.step === undefined ? '' : `#step-${filling.step + 1}`}`);
    await page.locator('[data-awaits-script=taken]').waitFor();
    await isHeld(page);
    if (filling.step !== undefined) await leadTo(page, filling.step, chance);
    return page;
  };
  const filling: Filling = { portal, email, device, open, answerElsewhere: async () => undefined, page: undefined as unknown as Page };
  await fault.prepare?.(filling);
  filling.page = await open();
  return filling;
}
