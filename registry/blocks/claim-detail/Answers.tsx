import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { BlockEnvironment } from '#engine';
import type { ClaimDetailTab } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { Button, DataNotice, LinkButton, Tabs, useLocale } from '#ui';
import { AnswerLines } from './AnswerLines.tsx';
import type { texts } from './claim-detail.schema.ts';
import styles from './claim-detail.module.css';

interface AnswersProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language'> {
  readonly tabs: readonly ClaimDetailTab[];
  readonly copy: (submissionId: string) => Promise<void>;
}

/** The answers under the questions of the form, a tab for each of its steps; all of them on paper (DET-01). */
export function Answers({ id, tabs, text, language, copy }: AnswersProps) {
  const number = numberFormat(useLocale(language));
  const submissions = new Set(tabs.map(({ submissionId }) => submissionId));
  const [only] = submissions.size === 1 ? submissions : [];
  const ways = ({ submissionId, editHref }: ClaimDetailTab, title?: string) => (
    <div className={styles.ways}>
      {editHref && (
        <LinkButton href={editHref} {...(title === undefined ? {} : { label: labelled(text.edit, title, language) })}>
          {text.edit}
        </LinkButton>
      )}
      <Button look="secondary" onClick={() => window.print()}>
        {text.print}
      </Button>
      <Button look="secondary" onClick={() => void copy(submissionId)}>
        {text.copy}
      </Button>
    </div>
  );
  const titled = tabs.map((tab, index) => ({ ...tab, title: tab.title || filled(text.untitledStep, { step: number.format(index + 1) }) }));
  const [first, ...more] = titled;
  return (
    <section aria-labelledby={`${id}-answers`}>
      <h3 id={`${id}-answers`}>{text.answers}</h3>
      {!first && <DataNotice state="empty" words={text.noAnswers} />}
      {first && more.length === 0 && <AnswerLines lines={first.lines} text={text} />}
      {first && more.length > 0 && (
        <Tabs
          id={id}
          label={text.answers}
          printsAll
          tabs={titled.map((tab) => ({
            key: tab.key,
            title: tab.title,
            content: (
              <>
                <h4 className={styles.printed}>{tab.title}</h4>
                <AnswerLines lines={tab.lines} text={text} />
                {only === undefined && ways(tab, tab.title)}
              </>
            ),
          }))}
        />
      )}
      {only !== undefined && first && ways(first)}
    </section>
  );
}
