import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { EndsSoon } from '../../frame/index.ts';
import { leadToHeading } from '../../router/index.ts';

/** The dialog before the end, in a place of its own beside the portal: it shows above whatever the portal draws meanwhile. */
export function createDialogRoot() {
  let root: Root | undefined;
  let isOpen = false;
  return {
    open(question: ComponentProps<typeof EndsSoon>): void {
      isOpen = true;
      if (!root) {
        const place = document.createElement('div');
        document.body.append(place);
        root = createRoot(place);
      }
      root.render(<EndsSoon {...question} />);
    },
    /** The focus goes back to where it was; where it was nowhere, to the main heading: reading would go on at the end of the document, where the dialog was. */
    close(): void {
      if (!isOpen) return;
      isOpen = false;
      flushSync(() => root?.render(null));
      if (document.activeElement === document.body) leadToHeading();
    },
  };
}
