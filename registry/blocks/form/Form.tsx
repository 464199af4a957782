import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { FormView } from '#schemas/api';
import { Button, Section, useHydrated } from '#ui';
import { asInHtml, loadedSurvey, loadSurvey } from '#forms/react';
import { Blocked } from './blocked/Blocked.tsx';
import { isServerRendered } from './is-server-rendered.ts';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormProps, texts } from './form.schema.ts';
import styles from './form.module.css';

/** The questions, with SurveyJS: loaded when a form is shown. */
const Questionnaire = lazy(async () => ({ default: await loadSurvey() }));

/** A form of the tenant, or why it cannot be filled (FRM-06, FRM-08). */
export function Form({ id, title, isSection, text, language, data, act }: FormProps & BlockEnvironment<typeof texts, 'form'>) {
  const state = data.form;
  const now = state.state === 'ready' ? state.value : undefined;
  // What arrives later (an acknowledged save, a refreshed list) must not disturb what is being typed, nor that a page asked for anew knows nothing yet.
  const [first, setFirst] = useState(now);
  if (now && keyOf(now) !== (first && keyOf(first))) setFirst(now);
  if (state.state === 'empty' || (state.state === 'unavailable' && !first))
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
  const view = first;
  if (view && isBlocked(view)) return <Blocked view={view} text={text} act={act} />;
  const heading = view?.title ?? title;
  const questions = view ? (
    <Questions key={keyOf(view)} {...{ id, text, language, act }} view={view} block={setFirst} />
  ) : (
    <Waiting words={text.loading} noScript={text.noScript} />
  );
  if (isSection)
    return (
      <Section id={id} key={heading ? 'titled' : 'untitled'} heading={heading} layout="split">
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
  <div className={styles.waiting} data-state="loading">
    <p className={styles.coming} role="status">
      {words}
    </p>
    <p className={styles.needsScript}>{noScript}</p>
  </div>
);

interface QuestionsProps extends Pick<BlockEnvironment<typeof texts, 'form'>, 'id' | 'text' | 'language' | 'act'> {
  readonly view: FormView;
  readonly block: (view: FormView) => void;
}

/** The server draws what it can know; until the script has taken that over, what this device has is not in it. */
function Questions({ view, ...rest }: QuestionsProps) {
  const hydrated = useHydrated();
  const [, drawAgain] = useState(false);
  // Before the hydrated form is painted: what this device has more of takes its place, and nothing moves.
  // oxlint-disable-next-line react/set-state-in-effect -- once, in the same task
  useLayoutEffect(() => drawAgain(true), []);
  const preparing = <Waiting words={rest.text.preparing} noScript={rest.text.noScript} />;
  // The same component at every drawing, also once it is loaded.
  const [Survey] = useState(() => loadedSurvey() ?? Questionnaire);
  if (!hydrated && (Survey === Questionnaire || !isServerRendered(asInHtml(view)))) return preparing;
  const shown = hydrated ? view : asInHtml(view);
  const questions = (
    // oxlint-disable-next-line react/static-components -- made outside, and the same at every drawing
    <Survey key={shown === view ? 'whole' : 'drawn'} view={shown} isInterim={shown !== view} {...rest} />
  );
  return (
    <FormBoundary instead={<p className={styles.waiting}>{rest.text.unavailable}</p>}>
      {/* What is here is hydrated with this block: in a boundary of its own, what changes once it is hydrated would make React hydrate the whole form in one task. */}
      {Survey === Questionnaire ? <Suspense fallback={preparing}>{questions}</Suspense> : questions}
      {!hydrated && <p className={styles.late}>{rest.text.noScript}</p>}
      {!hydrated && (
        // The words come with the trouble (`inlineLoader`): until then they are nowhere in the page.
        <div role="alert" className={styles.notReady} data-code-missing={rest.text.notReady} hidden>
          <p />
          <Button look="secondary">{rest.text.tryAgain}</Button>
        </div>
      )}
    </FormBoundary>
  );
}
