import { loadScript } from '../index.ts';
import { allowScript } from '../trusted-types/index.ts';

interface Drawing {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What Google's script offers. */
interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly render: (place: HTMLElement, drawing: Drawing) => number;
}

/** Google's script, loaded once and only where a form asks for it. Rejects where it does not come, or has not begun after ten seconds. */
export async function loadRecaptcha(language: string): Promise<Recaptcha> {
  // The script itself loads the rest of it from there.
  allowScript('https://www.gstatic.com/recaptcha/');
  await loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`);
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new Error('The script of reCAPTCHA offers nothing.');
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA has not begun.')), 10_000);
    grecaptcha.ready(resolve);
  });
  return grecaptcha;
}
