import type { BlockEnvironment } from '#engine';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import type { texts } from '../login.schema.ts';
import styles from '../login.module.css';

interface MethodChoiceProps extends Pick<BlockEnvironment<typeof texts>, 'text'> {
  readonly method: SignInMethod;
  readonly methods: readonly SignInMethod[];
  readonly onMethod: (method: SignInMethod) => void;
}

/** LOGIN-01, LOGIN-14: a radio group of the ways a code may be sent; nothing to choose where there is one. */
export function MethodChoice({ text, method, methods, onMethod }: MethodChoiceProps) {
  const words = { Email: text.methodEmail, Sms: text.methodSms, WhatsApp: text.methodWhatsApp };
  if (methods.length === 1) return <input type="hidden" name="method" value={method} />;
  return (
    <fieldset className={styles.methods}>
      <legend>{text.methodLegend}</legend>
      {methods.map((name) => (
        <label key={name} className={styles.method}>
          <input type="radio" name="method" value={name} defaultChecked={name === method} onChange={() => onMethod(name)} />
          <span>{words[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
