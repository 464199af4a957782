import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { PointerEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ClaimsView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { Icon, useLocale } from '#ui';
import type { texts } from '../claims.schema.ts';
import styles from './phase-tracker.module.css';

interface PhaseTrackerProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language'> {
  readonly steps: ClaimsView['steps'];
}

/**
 * The phases in order. Each explanation is a native popover (hover where there is one, tap everywhere) beside its phase, never on the next one; the
 * words of the current phase are open in their place, because many people cannot reach a tooltip.
 */
export function PhaseTracker({ id, steps, text, language }: PhaseTrackerProps) {
  const number = numberFormat(useLocale(language));
  const explained = steps.some((step) => step.explanation);
  return (
    <div className={styles.tracker}>
      <ol role="list" className={styles.list} aria-label={text.phases}>
        {steps.map((step, index) => (
          <li
            key={index}
            className={styles.phase}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
            onPointerLeave={hideTip}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' && <Icon name="check" />}
            </span>
            {step.explanation ? (
              <>
                <button type="button" className={styles.label} popoverTarget={`${id}-phase-${index}`} onPointerEnter={showTip}>
                  {step.label}
                </button>
                <span id={`${id}-phase-${index}`} popover="auto" className={styles.tip}>
                  {step.explanation}
                </span>
              </>
            ) : (
              <span className={styles.label}>{step.label}</span>
            )}
            <span className={styles.state}>
              {step.state === 'current'
                ? filled(text.step, { step: number.format(index + 1), total: number.format(steps.length) })
                : text[step.state]}
            </span>
            {step.state === 'current' && step.explanation && <p className={styles.now}>{step.explanation}</p>}
          </li>
        ))}
      </ol>
      {explained && (
        <p className={styles.hint}>
          <span className={styles.hover}>{text.phaseHintHover}</span>
          <span className={styles.tap}>{text.phaseHintTap}</span>
        </p>
      )}
    </div>
  );
}

/** A mouse that rests on a phase sees its explanation; a finger or a pen taps. */
function showTip({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>): void {
  const tip = currentTarget.popoverTargetElement;
  if (pointerType === 'mouse' && tip instanceof HTMLElement && !tip.matches(':popover-open')) tip.showPopover({ source: currentTarget });
}

/** The explanation stays while the mouse is on the phase or on the explanation itself (WCAG 1.4.13). */
function hideTip({ currentTarget, pointerType }: PointerEvent<HTMLLIElement>): void {
  const tip = currentTarget.querySelector<HTMLElement>(':popover-open');
  if (pointerType === 'mouse') tip?.hidePopover();
}
