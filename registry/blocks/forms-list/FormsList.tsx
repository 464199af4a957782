import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { filled } from '#locale/messages/filled';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { FormRow } from '#schemas/api';
import { DataNotice, NeedNotice, Section, Tabs, useLocale } from '#ui';
import { AccountForm } from './AccountForm.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { FormTable } from './FormTable.tsx';
import { areAllMissing, MissingFiles } from './MissingFiles.tsx';
import { RegistrationCopy } from './RegistrationCopy.tsx';
import { Progress } from './Progress.tsx';
import type { FormsListProps, texts } from './forms-list.schema.ts';
import styles from './forms-list.module.css';

/** The account's progress, then two tabs: one queue of what is to do, and what is completed (MYC-01, MYC-10). */
export function FormsList({
  id,
  heading,
  intro,
  accountForm,
  belowStatus = false,
  text,
  language,
  data,
  act,
}: FormsListProps & BlockEnvironment<typeof texts, 'forms'>) {
  const number = numberFormat(useLocale(language));
  const forms = data.forms;
  const [unwanted, askToDelete] = useState<FormRow>();
  if (forms.state !== 'ready')
    return (
      <Section id={id} heading={heading} intro={intro}>
        <NeedNotice need={forms} text={text} empty={forms.state === 'empty' && forms.ofEditor ? text.noClaim : text.noAccount} />
      </Section>
    );
  const { rows: all, staffOnly = [], accountForms = [], toSign, steps, missing, registration } = forms.value;
  const entry = accountForms.find(({ slug }) => slug === accountForm);
  const rows = all.filter(({ slug, correction }) => slug !== accountForm || correction);
  const toDo = rows.filter((row) => row.status !== 'Done');
  const completed = rows.filter((row) => row.status === 'Done');
  const asked = toDo.length + (toSign?.length ?? 0);
  const onlyFiles = missing && (areAllMissing(missing.files) ? text.onlyFilesToDo : text.onlyFilesNeeded);
  const nothing = onlyFiles ?? text.nothingToDo;
  const titled = (words: string, count: number): string => `${words} (${number.format(count)})`;
  const again = { label: text.tryAgain, retry: () => void act('reload', { need: 'forms' }) };
  const table = { id, text, language, act, leads: !belowStatus, askToDelete };
  return (
    <Section id={id} heading={heading} intro={intro}>
      {entry && <AccountForm row={entry} text={text} language={language} act={act} />}
      {steps.length > 0 && !belowStatus && <Progress steps={steps} text={text} language={language} />}
      {rows.length === 0 && toSign?.length === 0 && !missing ? (
        <DataNotice state="empty" words={text.noSubmissions} />
      ) : (
        <Tabs
          id={id}
          label={heading}
          tabs={[
            {
              key: 'to-do',
              title: titled(text.toDo, asked + (missing?.files.length ?? 0)),
              content: (
                <>
                  <MissingFiles id={id} missing={missing} text={text} language={language} act={act} />
                  <DeleteDraft id={id} row={unwanted} close={() => askToDelete(undefined)} text={text} act={act} />
                  {!toSign && (
                    <div className={styles.above}>
                      <DataNotice state="unavailable" words={text.documentsUnavailable} again={again} />
                    </div>
                  )}
                  {asked > 0 && <FormTable name={text.toDo} rows={toDo} toSign={toSign ?? []} {...table} />}
                  {asked === 0 && toSign && <DataNotice state="empty" words={nothing} />}
                </>
              ),
            },
            {
              key: 'completed',
              title: titled(text.completed, completed.length),
              content:
                completed.length > 0 ? (
                  <FormTable name={text.completed} rows={completed} toSign={[]} {...table} />
                ) : (
                  <DataNotice state="empty" words={text.nothingCompleted} />
                ),
            },
          ]}
        />
      )}
      {staffOnly.length > 0 && <p>{filled(text.formsOfStaff, { forms: staffOnly.join(listSeparator(language)) })}</p>}
      {registration !== undefined && <RegistrationCopy number={registration} text={text} act={act} />}
    </Section>
  );
}
