interface VerbatimProps {
  /** A name, reference, code, file name, number or address; undefined: nothing is known. */
  readonly children: string | undefined | readonly (string | undefined)[];
  /** Only where it is of one direction in every language. */
  readonly dir?: 'ltr';
  readonly className?: string | undefined;
}

/** What is shown as it is, in its own direction: no browser translates it. */
export const Verbatim = ({ children, dir, className }: VerbatimProps) => (
  <bdi translate="no" dir={dir} className={className}>
    {children}
  </bdi>
);
