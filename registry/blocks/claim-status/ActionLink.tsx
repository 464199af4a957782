import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { InterviewActions, ClaimAction, ClaimStatusView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { ScheduleButton } from '../../interview/index.ts';
import { LinkButton, useLocale, Verbatim } from '#ui';
import type { texts } from './claim-status.schema.ts';
import styles from './claim-status.module.css';

interface ActionLinkProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language' | 'act'> {
  readonly action: ClaimAction | undefined;
  readonly other: ClaimStatusView['other'];
  readonly booking: InterviewActions | undefined;
}

/** The one button: the awaited form, the documents to sign, the interview to book, or what the message offers; beside it, in a quieter look, the other answer. What has an address is a link, so that it works before any script. */
export function ActionLink({ action, other, booking, text, language, act }: ActionLinkProps) {
  const locale = useLocale(language);
  return (
    <div className={styles.action}>
      {action?.kind === 'sign' && (
        <p className={styles.toSign}>
          {text.toSign}{' '}
          {action.documents.map((name, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <Verbatim>{name}</Verbatim>
            </span>
          ))}
        </p>
      )}
      <div className={styles.choices}>
        {action?.kind === 'book'
          ? booking && <ScheduleButton {...{ booking, text, act }} />
          : action && <LinkButton href={action.href}>{labelOf(action, text, locale)}</LinkButton>}
        {other && (
          <LinkButton look="secondary" href={other.href}>
            {other.kind === 'link' ? other.label : text.reopen}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function labelOf(action: Exclude<ClaimAction, { kind: 'book' }>, text: ActionLinkProps['text'], language: string): string {
  if (action.kind === 'link') return action.label;
  if (action.kind === 'sign') return text.sign;
  const name = isolated(action.name);
  if (action.correction) return filled(text.correctForm, { name });
  if (action.status === 'NotStarted') return filled(text.startForm, { name });
  if (!action.at) return filled(text.continueForm, { name });
  const number = numberFormat(language);
  return filled(text.continueAt, { name, step: number.format(action.at.step), steps: number.format(action.at.steps) });
}
