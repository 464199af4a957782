import { HelpLine } from '../text/HelpLine.tsx';

interface NeedsScriptProps {
  readonly words: string;
  /** Number to ring instead. */
  readonly phone: string | undefined;
  /** Words before the number. */
  readonly help: string;
}

/** In a browser that runs no script: that this needs one, and the number to ring. */
export const NeedsScript = ({ words, phone, help }: NeedsScriptProps) => (
  <noscript>
    <p>{words}</p>
    {phone && <HelpLine help={{ phone }} label={help} />}
  </noscript>
);
