import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Given } from '#engine';
import type { FormView } from '#schemas/api';
import { Button, Section, useHydrated } from '../../ui/index.ts';
import { type SurveyForm, loadSurvey } from '../../survey/index.ts';
import { Blocked } from './Blocked.tsx';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormProps, texts } from './form.schema.ts';
import styles from './form.module.css';

type SurveyFormType = ComponentType<Parameters<typeof SurveyForm>[0]>;
const forms = new Map<string, SurveyFormType>();

/** The questions, with SurveyJS and its words in one language: loaded when a form is shown, once per language. */
function surveyFormIn(language: string): SurveyFormType {
  const known = forms.get(language);
  if (known) return known;
  const made = lazy(async () => ({ default: await loadSurvey(language) }));
  forms.set(language, made);
  return made;
}

/** A form of the tenant, or why it cannot be filled (FRM-06, FRM-08). */
export function Form({ id, title, isSection, text, language, data, act }: FormProps & Given<typeof texts, 'form'>) {
  const state = data.form;
  const now = state.state === 'ready' ? state.value : undefined;
  // What arrives later (an acknowledged save, a refreshed list) must not disturb what is being typed.
  const [first, setFirst] = useState(now);
  if (now && keyOf(now) !== (first && keyOf(first))) setFirst(now);
  if (state.state === 'empty' || state.state === 'unavailable')
    return (
      <div className={styles.notice}>
        <p>{state.state === 'empty' ? text.notAvailable : text.unavailable}</p>
        {state.state === 'unavailable' && (
          <Button look="secondary" onClick={state.retry}>
            {text.tryAgain}
          </Button>
        )}
      </div>
    );
  const view = state.state === 'ready' ? first : undefined;
  if (view && isBlocked(view)) return <Blocked view={view} text={text} act={act} />;
  const heading = view?.title ?? title;
  const questions = view ? (
    <Questions key={keyOf(view)} {...{ id, text, language, act }} view={view} />
  ) : (
    <Waiting words={text.loading} noScript={text.noScript} />
  );
  if (isSection)
    return (
      <Section id={id} heading={heading} layout="split">
        <div className={styles.card}>{questions}</div>
      </Section>
    );
  // The same heading before and after the answers so far have come: the focus stays on it.
  return (
    <section className={styles.screen}>
      {heading && <h1 className={styles.title}>{heading}</h1>}
      {questions}
    </section>
  );
}

/** A form, or another claim by the same form (CLM-01). */
const keyOf = ({ slug, opened }: FormView): string => `${slug}/${opened}`;

const isBlocked = (view: FormView): view is Parameters<typeof Blocked>[0]['view'] => view.blocked !== undefined;

/** The questions come with the script. Where that is off, or does not come, the hint appears: at once, or late. */
const Waiting = ({ words, noScript }: { readonly words: string; readonly noScript: string }) => (
  <div className={styles.waiting}>
    <p className={styles.coming} role="status">
      {words}
    </p>
    <p className={styles.needsScript}>{noScript}</p>
  </div>
);

type QuestionsProps = Pick<Given<typeof texts, 'form'>, 'id' | 'text' | 'language' | 'act'> & { readonly view: FormView };

function Questions({ view, ...rest }: QuestionsProps) {
  const hydrated = useHydrated();
  // Made once per language and kept outside: the same component at every render.
  const Survey = surveyFormIn(rest.language);
  const preparing = <Waiting words={rest.text.preparing} noScript={rest.text.noScript} />;
  if (!hydrated) return preparing;
  return (
    <FormBoundary instead={<p className={styles.waiting}>{rest.text.unavailable}</p>}>
      <Suspense fallback={preparing}>
        {/* oxlint-disable-next-line react/static-components -- see surveyFormIn */}
        <Survey view={view} {...rest} />
      </Suspense>
    </FormBoundary>
  );
}
