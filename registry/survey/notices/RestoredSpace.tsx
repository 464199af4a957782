import { Button } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
import styles from '../style/survey-form.module.css';

/**
 * As high as the notice that answers were put back, where the document notes that this device keeps some (`data-keeps-answers`, docs/decisions/0021): nothing
 * moves when they are.
 */
export const RestoredSpace = ({ text }: { readonly text: FormWords }) => (
  <div className={`${styles.notice} ${styles.awaited}`} inert>
    <p data-words={text.restored} />
    <Button look="quiet">{text.closeNotice}</Button>
  </div>
);
