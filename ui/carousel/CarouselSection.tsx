import type { ReactNode } from 'react';
import { Section } from '../layout/Section.tsx';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselTrack } from './CarouselTrack.tsx';
import type { Scroller } from './use-scroller.ts';

interface CarouselSectionProps {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  readonly tone?: 'plain' | 'band';
  readonly scroller: Scroller;
  /** Names the row where there is no heading. */
  readonly label: string;
  /** Of the buttons. */
  readonly text: { readonly back: string; readonly forward: string };
  /** Sets `--per-view`, the number of items in view. */
  readonly perView: string | undefined;
  /** In words, what is in view of how much; empty where all of it is. */
  readonly position?: string;
  /** Below the row. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A block whose content is one row, with the buttons that move it beside its heading. */
export function CarouselSection({ scroller, label, text, perView, position, foot, children, ...section }: CarouselSectionProps) {
  const { track, reach, move } = scroller;
  return (
    <Section {...section} aside={<CarouselButtons reach={reach} move={move} back={text.back} forward={text.forward} />} keepsAside>
      <CarouselTrack track={track} label={section.heading ?? label} className={perView} {...(position === undefined ? {} : { position })}>
        {children}
      </CarouselTrack>
      {foot}
    </Section>
  );
}
