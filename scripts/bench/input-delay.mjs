/** Milliseconds of a page: the portal's own pauses (a save begins after 1.2 s without typing) are over. */
const quiet = 2500;
const betweenKeys = 150;

/**
 * After an input Chromium runs no other task until the next frame, also none that only ends the measuring of a key: it would measure up to 17 ms of
 * waiting as work. Playwright's own list is replaced; of it this has what changes how a page is drawn.
 */
export const measurable = ['--disable-features=DeferRendererTasksAfterInput,PaintHolding'];

/**
 * A page on a processor that is `slower` times slower, which notes its tasks of more than 50 ms, and what keys and presses take. Chromium's
 * Event Timing rounds to 8 ms and leaves out what is shorter than 16 ms: too coarse for a limit of 20 ms.
 */
export async function openWatchedPage(context, slower) {
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchInput);
  return page;
}

/** Tasks of more than 50 ms since the last call, in milliseconds, once the page is quiet. */
export async function longTasks(page) {
  await page.waitForTimeout(quiet);
  return page.evaluate(() => window.delays.tasks.splice(0));
}

/**
 * Types `text` into a field. Of each key: `painted`, milliseconds from its keydown until the frame with its letter is painted, waiting for the
 * frame included; `work`, those of them in which the page's thread did something for the key.
 */
export async function typeInto(page, field, text) {
  await field.focus();
  await page.evaluate(() => window.delays.keys.splice(0));
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(betweenKeys);
  }
  const keys = await page.evaluate(() => window.delays.keys.splice(0));
  if (keys.length !== text.length) throw new Error(`${text.length} keys were pressed and ${keys.length} seen.`);
  return keys.map(({ at, painted, busy }) => ({ painted: painted - at, work: lengthOf(busy) }));
}

/** Presses `button`: milliseconds from the click until `focused` has the focus and another text, what `drawn` names is there, and the frame is painted. */
export async function press(page, button, { focused, drawn }) {
  await page.evaluate((given) => window.delays.press(given), { focused, drawn });
  await button.click();
  await page.waitForFunction(() => window.delays.arrived !== undefined, null, { timeout: 60_000 });
  return page.evaluate(() => window.delays.arrived);
}

/** What spans that may overlap cover together. Pure. */
function lengthOf(spans) {
  let [sum, end] = [0, -Infinity];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/** Runs in the page before anything else. */
function watchInput() {
  const delays = { tasks: [], keys: [], arrived: undefined };
  window.delays = delays;
  new PerformanceObserver((list) => delays.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  /** Calls back in the next task: what runs now is over, painting included where it is a frame. */
  const afterThis = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  };
  const watchKey = ({ type, timeStamp }) => {
    if (type === 'keydown') delays.keys.push({ at: timeStamp, painted: 0, busy: [] });
    const key = delays.keys.at(-1);
    if (!key) return;
    const began = performance.now();
    afterThis((ended) => key.busy.push([began, ended]));
    requestAnimationFrame(() => {
      const frame = performance.now();
      afterThis((ended) => {
        key.busy.push([frame, ended]);
        if (type === 'input') key.painted = ended;
      });
    });
  };
  for (const type of ['keydown', 'keypress', 'input', 'keyup']) addEventListener(type, watchKey, { capture: true });
  delays.press = ({ focused, drawn }) => {
    delays.arrived = undefined;
    const textOf = () => document.querySelector(focused)?.textContent;
    const before = textOf();
    const pressed = ({ timeStamp }) => {
      const look = () => {
        const isThere = document.activeElement?.matches(focused) && textOf() !== before && document.querySelector(drawn);
        if (isThere) afterThis((ended) => (delays.arrived = ended - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', pressed, { capture: true, once: true });
  };
}
