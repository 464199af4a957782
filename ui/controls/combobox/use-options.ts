import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Option } from './OptionList.tsx';

interface OpenList {
  readonly options: readonly Option[];
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number;
  /** It was reached by an arrow key: leaving the field takes it too. */
  readonly moved: boolean;
}

interface Field {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly find: (typed: string) => readonly Option[];
  readonly meant: (typed: string) => Option | undefined;
}

/** The open list of a combobox and its keys: arrows open and move, Enter takes, Escape closes. */
export function useOptions({ input, find, meant }: Field) {
  const [open, setOpen] = useState<OpenList | null>(null);
  const typed = (): string => input.current?.value ?? '';
  const write = (option: Option | undefined): void => {
    if (option && input.current) input.current.value = option.value;
  };
  const close = (): void => setOpen(null);
  const settle = (): void => write(meant(typed()));
  /** `all`: every option, with the one in the field active; `typed`: those that fit, the first active. */
  const show = (which: 'all' | 'typed'): void => {
    const options = find(which === 'all' ? '' : typed());
    const chosen = options.findIndex(({ value }) => value === typed());
    setOpen({ options, active: which === 'all' || typed().trim() === '' ? chosen : 0, moved: false });
  };
  const move = (active: number): void => setOpen((now) => now && { ...now, active, moved: true });
  const choose = (index: number): void => {
    write(open?.options[index]);
    close();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.nativeEvent.isComposing || (!open && step === 0)) return;
    if (step !== 0) {
      const count = open?.options.length ?? 0;
      if (!open || count === 0) show('all');
      else if (!event.altKey) move(open.active < 0 && step < 0 ? count - 1 : (open.active + step + count) % count);
      else if (step < 0) close();
    } else if (event.key === 'Enter' && open?.options[open.active]) choose(open.active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return { open, show, close, choose, settle, press };
}
