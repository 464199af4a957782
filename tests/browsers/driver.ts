/** One window of a browser, driven from outside by keys, pointer and files as a person would. Every call throws if the browser refuses it. */
export interface Driver {
  readonly name: string;
  /** Resolves once the document is loaded. */
  open(address: string): Promise<void>;
  /** Runs `script`, the source of a function, in the page; its result is JSON. */
  run(script: string, values: readonly unknown[]): Promise<unknown>;
  /** Presses at the first of these places of the window, moves through the others, and lets go. */
  press(path: readonly ScreenPoint[]): Promise<void>;
  /** Types into what has the focus; `keys` names keys by WebDriver's code points. */
  type(text: string): Promise<void>;
  /** Gives files to an `input type=file`. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** WebDriver's code points of keys. */
export const keys = { enter: '\uE007', escape: '\uE00C' } as const;

/** The actions of WebDriver and BiDi for a press, and for typed text. */
export const pointerActions = (path: readonly ScreenPoint[]) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: path
      .map(({ x, y }, index) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: index === 0 ? 0 : 50 }) as object)
      .toSpliced(1, 0, { type: 'pointerDown', button: 0 })
      .concat({ type: 'pointerUp', button: 0 }),
  },
];

export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
