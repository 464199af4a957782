import { useEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import { Section, useLocale } from '#ui';
import { DetailsStep, type Details } from './details/DetailsStep.tsx';
import { errorWords } from './error-words.ts';
import { PasscodeStep, type SentPasscode } from './passcode/PasscodeStep.tsx';
import { asTyped, typedIn, typedOf, usernameOf } from './details/username.ts';
import type { LoginProps, texts } from './login.schema.ts';
import styles from './login.module.css';

const byMail: SignInMethod[] = ['Email'];

/** Sign-in in two steps: who you are, then the code that was sent to you (LOGIN-01…LOGIN-15). */
export function Login({
  id,
  heading,
  intro,
  codeHeading = heading,
  codeIntro,
  methods = byMail,
  country,
  text,
  language,
  act,
}: LoginProps & BlockEnvironment<typeof texts>) {
  const [details, setDetails] = useState<Details>({ method: methods[0] ?? 'Email', typed: {} });
  const locale = useLocale(language);
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<SentPasscode | null>(null);
  /** The sign-in is the last step of a registration. */
  const [registered, setRegistered] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const begin = (next: Details): void => {
    setDetails(next);
    setTurn((now) => now + 1);
    setSent(null);
  };

  // A sign-in that this browser began before this document. Typing begins a new one.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    void act('sign-in-resume', {}).then((outcome) => {
      const form = card.current?.querySelector('form');
      if (!outcome.ok || !form) return;
      const flow = outcome.value;
      const endsRegistration = flow.registered === true && !flow.fault;
      setRegistered(endsRegistration);
      const now = typedIn(form);
      const method = flow.method ?? 'Email';
      const untouched = now.Email === '' && now.MobileNumber === '';
      if (flow.step === 'passcode') {
        if (!untouched) return;
        const message = flow.fault && errorWords({ code: flow.fault }, 'check', method, { text, language: locale });
        setDetails({ method, typed: {} });
        // A registration has made the address known, so doubt would read as a failure. It reveals nothing: each address is registered alike.
        setSent({ ...flow, ifKnown: endsRegistration ? false : flow.ifKnown, message });
      } else if (flow.fault || flow.username) {
        const typed = untouched ? { ...now, ...typedOf(flow.username ?? '', method, flow.countryCode) } : now;
        const user = usernameOf(method, typed);
        const failed = flow.fault && { code: flow.fault, message: flow.faultWords };
        const isMissing = 'field' in user && flow.fault !== 'link-refused';
        begin({
          method,
          typed,
          message: failed && (isMissing ? text[user.message] : errorWords(failed, 'code', method, { text, language: locale })),
        });
      }
    });
  }, [act, text, locale]);

  return (
    <Section id={id} heading={sent ? codeHeading : heading} intro={sent ? codeIntro : intro} layout="split">
      <div className={styles.card} ref={card}>
        {/* REG-05. Always there: a status that comes with its words would not be announced. */}
        <p role="status" className={styles.thanks}>
          {registered && text.registered}
        </p>
        {sent ? (
          <PasscodeStep
            {...{ id, text, language, act, sent }}
            method={details.method}
            onSentAgain={(again) => setSent({ ...again, sentTo: sent.sentTo, ifKnown: sent.ifKnown })}
            onBack={(message, recaptchaKey) => (setRegistered(false), begin({ ...details, message, recaptchaKey }))}
          />
        ) : (
          <DetailsStep
            key={turn}
            {...{ id, text, language, act, methods, country }}
            begin={details}
            returned={turn > 0}
            onSent={(code, typed) => (setDetails(typed), setSent({ ...code, sentTo: asTyped(typed.method, typed.typed) }))}
          />
        )}
      </div>
    </Section>
  );
}
