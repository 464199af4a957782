import { useState } from 'react';
import type { Given } from '#engine';
import type { SignInMethod } from '#schemas/page';
import { Section } from '../../ui/Section.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { PasscodeStep, type Sent } from './PasscodeStep.tsx';
import type { LoginProps, texts } from './login.schema.ts';
import styles from './login.module.css';

/** Sign-in in two steps: who you are, then the code that was sent to you (LOGIN-01…LOGIN-15). */
export function Login({ id, heading, intro, methods = ['Email'], text, act }: LoginProps & Given<typeof texts>) {
  const [method, setMethod] = useState<SignInMethod>(methods[0] ?? 'Email');
  const [sent, setSent] = useState<Sent | null>(null);
  const [message, setMessage] = useState<string>();
  const back = (why?: string): void => {
    setSent(null);
    setMessage(why);
  };
  return (
    <Section id={id} heading={heading} intro={sent ? undefined : intro}>
      <div className={styles.card}>
        {sent ? (
          <PasscodeStep {...{ id, text, act, method, sent }} onSentAgain={setSent} onBack={back} />
        ) : (
          <DetailsStep {...{ id, text, act, method, methods, message }} onMethod={setMethod} onSent={setSent} />
        )}
      </div>
    </Section>
  );
}
