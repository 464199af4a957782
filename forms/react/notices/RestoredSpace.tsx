import { Button } from '#ui';
import type { FormWords } from '../../texts.ts';
import { RestoredWords } from './RestoredWords.tsx';
import styles from '../style/survey-form.module.css';

/**
 * Where the document notes that this device keeps answers (`data-keeps-answers`, docs/decisions/0031): states that they come back, as high as the notice that they
 * did: nothing moves when they are put back.
 */
export const RestoredSpace = ({ text }: { readonly text: FormWords }) => (
  <div className={`${styles.notice} ${styles.awaited}`}>
    <RestoredWords text={text} shown={text.restoring} />
    <div inert>
      <Button look="quiet">{text.closeNotice}</Button>
    </div>
  </div>
);
