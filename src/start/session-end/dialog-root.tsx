import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EndsSoon } from '../../frame/index.ts';

/** The dialog before the end, in a place of its own beside the portal: it shows above whatever the portal draws meanwhile. */
export function createDialogRoot() {
  let root: Root | undefined;
  return {
    open(question: ComponentProps<typeof EndsSoon>): void {
      if (!root) {
        const place = document.createElement('div');
        document.body.append(place);
        root = createRoot(place);
      }
      root.render(<EndsSoon {...question} />);
    },
    close(): void {
      root?.render(null);
    },
  };
}
