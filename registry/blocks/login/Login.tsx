import { useEffect, useRef, useState } from 'react';
import type { Given } from '#engine';
import type { SignInMethod } from '#schemas/page';
import { Section } from '../../ui/Section.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { errorWords } from './error-words.ts';
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
  const [username, setUsername] = useState('');
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    void act('sign-in-resume', {}).then((outcome) => {
      if (!outcome.ok) return;
      const flow = outcome.value;
      if (flow.method) setMethod(flow.method);
      if (flow.fault) setMessage(errorWords(flow.fault, flow.method ?? 'Email', text));
      if (flow.step === 'name') setUsername(flow.username ?? '');
      else setSent((known) => known ?? { ...flow, username: '' });
    });
  }, [act, text]);
  return (
    <Section id={id} heading={heading} intro={sent ? undefined : intro} layout="split">
      <div className={styles.card}>
        {sent ? (
          <PasscodeStep {...{ id, text, act, method, sent, message }} onSentAgain={setSent} onBack={back} />
        ) : (
          <DetailsStep key={message} {...{ id, text, act, method, methods, message, username }} onMethod={setMethod} onSent={setSent} />
        )}
      </div>
    </Section>
  );
}
