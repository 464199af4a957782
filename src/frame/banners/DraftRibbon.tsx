import { draftWords } from '#schemas/tenant';
import { Button } from '#ui';
import { wordsOf } from '../../tenant/index.ts';
import styles from './bar.module.css';
import type { Visit } from '../../visit/index.ts';

const draftWord = wordsOf(draftWords);

/** NAV-07: a notice that drafts are showing, with the way to switch them off, also where no header is. */
export function DraftRibbon({ visit: { site, host } }: { readonly visit: Visit }) {
  return (
    <aside className={styles.bar}>
      <p>{draftWord(site, 'drafts.shown')}</p>
      <Button look="secondary" onClick={() => void host.act('toggle-drafts', { on: false })}>
        {draftWord(site, 'drafts.hide')}
      </Button>
    </aside>
  );
}
