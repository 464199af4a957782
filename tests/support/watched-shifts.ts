/** One shift of a document, as its own script reports it. */
export interface Shift {
  /** One document, at one address of it. */
  readonly place: string;
  readonly value: number;
  /** Milliseconds since the document was opened, as all times here. */
  readonly at: number;
  /** Since the last input, or the last place that was opened in this document; absent before any. */
  readonly sincePrompt?: number;
  /** What moved, from where and to where in the window. */
  readonly moved: readonly string[];
}

/** Runs in every document, before its own scripts: it may use nothing from here. */
export function reportShifts(): void {
  if (window.top !== window || !PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) return;
  type Source = { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const page = window as unknown as {
    reportLayoutShift: (shift: Shift) => void;
    navigation?: EventTarget & { currentEntry: { url: string } };
  };
  // A journey may replace the clock later.
  const clock = performance.now.bind(performance);

  const prompts: number[] = [];
  const prompt = ({ timeStamp }: Event): void => void prompts.push(Math.min(timeStamp, clock()));
  for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'change', 'toggle', 'resize'])
    addEventListener(type, prompt, { capture: true });
  matchMedia('print').addEventListener('change', prompt);
  page.navigation?.addEventListener('currententrychange', (event) => {
    const [from, to] = [(event as Event & { from: { url: string } }).from.url, page.navigation?.currentEntry.url ?? ''];
    if (from.split('#')[0] !== to.split('#')[0]) prompt(event);
  });
  // What is below data that is under way was shown at last, before the data: it may move (src/frame/frame.module.css).
  let dataIsLate = false;
  addEventListener('animationstart', ({ animationName }) => (dataIsLate ||= animationName.includes('below-appears')), { capture: true });

  const nameOf = (node: Node | null): string => {
    const names: string[] = [];
    for (let element = node instanceof Element ? node : node?.parentElement; element && names.length < 3; element = element.parentElement) {
      const [style = ''] = String(element.getAttribute('class') ?? '').split(' ');
      names.unshift(element.localName + (element.id ? `#${element.id}` : style && `.${style}`));
    }
    return names.join(' > ') || 'what is gone';
  };
  const above = (node: Node | null): string => {
    const words = (node instanceof Element ? node : node?.parentElement)?.previousElementSibling?.textContent?.trim().slice(0, 60);
    return words ? `, below “${words}”` : '';
  };
  const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
      if (dataIsLate || hadRecentInput) continue;
      const last = prompts.findLast((at) => at <= startTime + 50);
      page.reportLayoutShift({
        place: `${location.pathname} (document of ${Math.round(performance.timeOrigin)}, ${innerWidth} px)`,
        value,
        at: startTime,
        ...(last === undefined ? {} : { sincePrompt: startTime - last }),
        moved: sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}${above(node)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
