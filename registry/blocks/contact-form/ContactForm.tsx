import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import { messageFaults, messageFields, readMessage, type ContactMessage } from '#schemas/shared/contact-message';
import { filled } from '#locale/messages/filled';
import { Button, Problem, Section, TextArea, TextField, useLocale } from '#ui';
import { faultWords } from './fault-words.ts';
import styles from './contact-form.module.css';
import type { ContactFormProps, texts } from './contact-form.schema.ts';

type Errors = Partial<Record<keyof ContactMessage, string>>;

/** A message to the firm; what was typed stays until it was sent. Without the script the browser posts it by itself (BLK-02). */
export function ContactForm({ id, heading, intro, sent, text, language, act }: ContactFormProps & BlockEnvironment<typeof texts>) {
  const locale = useLocale(language);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentTo !== undefined) thanks.current?.focus();
  }, [sentTo]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const message = readMessage(typed);
    const faults = messageFaults(message);
    const [first] = messageFields.filter((field) => faults[field]);
    setProblem(undefined);
    setErrors(faultWords(message, faults, { text, language: locale }));
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    const outcome = await act('send-message', { ...message, leaveEmpty: typed['leaveEmpty'] ?? '' });
    setBusy(false);
    if (outcome.ok) setSentTo(message.email);
    else setProblem(problemWords(outcome.code, text));
  };

  if (sentTo !== undefined)
    return (
      <Section id={id} heading={heading} layout="split">
        <div className={styles.card} role="status" tabIndex={-1} ref={thanks}>
          <p className={styles.thanks}>{text.sentHeading}</p>
          <p>{filled(text.sentText, { email: isolated(sentTo) })}</p>
          {sent && <p>{sent}</p>}
        </div>
      </Section>
    );
  return (
    <Section id={id} heading={heading} intro={intro} layout="split">
      <form method="post" action="/contact-message" noValidate className={styles.card} onSubmit={(event) => void submit(event)}>
        {problem && <Problem title={text.problem}>{problem}</Problem>}
        <TextField id={`${id}-name`} name="name" label={text.name} error={errors.name} autoComplete="name" dir="auto" />
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label={text.email}
          hint={text.emailHint}
          error={errors.email}
          autoComplete="email"
          spellCheck={false}
        />
        <TextArea id={`${id}-message`} name="message" label={text.message} error={errors.message} rows={7} dir="auto" />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`${id}-leaveEmpty`}>{text.leaveEmpty}</label>
          {/* A name that no autofill knows. */}
          <input id={`${id}-leaveEmpty`} name="leaveEmpty" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
      </form>
    </Section>
  );
}

const problemWords = (code: string, text: BlockEnvironment<typeof texts>['text']): string =>
  code === 'too-many-requests' ? text.tooMany : code === 'no-address' ? text.noAddress : text.notSent;
