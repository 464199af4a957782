import type { ReactNode } from 'react';

export type Level = 2 | 3 | 4;

/** A heading whose level the block decides; the page owns the only h1. */
export function Heading({
  level,
  id,
  className,
  children,
}: {
  readonly level: Level;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
