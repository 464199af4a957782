import type { Given } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { InterviewActions, ClaimAction } from '#schemas/api';
import { filled } from '#schemas/words/filled';
import { LinkButton } from '../../ui/index.ts';
import { ScheduleButton } from './ScheduleButton.tsx';
import type { texts } from './claim-status.schema.ts';
import styles from './claim-status.module.css';

interface ActionLinkProps extends Pick<Given<typeof texts>, 'text' | 'language' | 'act'> {
  readonly action: ClaimAction;
  readonly booking: InterviewActions | undefined;
}

/** The one button: the awaited form, the documents to sign, the interview to book, or what the message offers. What has an address is a link, so that it works before any script. */
export function ActionLink({ action, booking, text, language, act }: ActionLinkProps) {
  return (
    <div className={styles.action}>
      {action.kind === 'sign' && (
        <p className={styles.toSign}>
          {text.toSign}{' '}
          {action.documents.map((name, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      )}
      {action.kind === 'book' ? (
        booking && <ScheduleButton {...{ booking, text, act }} />
      ) : (
        <LinkButton href={action.href}>{labelOf(action, text, language)}</LinkButton>
      )}
    </div>
  );
}

function labelOf(action: Exclude<ClaimAction, { kind: 'book' }>, text: ActionLinkProps['text'], language: string): string {
  if (action.kind === 'link') return action.label;
  if (action.kind === 'sign') return text.sign;
  const name = isolated(action.name);
  if (action.status === 'NotStarted') return filled(text.startForm, { name });
  if (!action.at) return filled(text.continueForm, { name });
  const number = new Intl.NumberFormat(language);
  return filled(text.continueAt, { name, step: number.format(action.at.step), steps: number.format(action.at.steps) });
}
