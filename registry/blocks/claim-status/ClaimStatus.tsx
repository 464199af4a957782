import type { BlockEnvironment } from '#engine';
import type { ClaimStatusView } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { BookedInterview, ScheduleButton } from '../../interview/index.ts';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { LinkedPhone, NeedNotice, Section, StatusMark, useFormats } from '#ui';
import { toneOf } from '../../statuses/index.ts';
import { ActionLink } from './ActionLink.tsx';
import { CaseReference } from './CaseReference.tsx';
import type { ClaimStatusProps, texts } from './claim-status.schema.ts';
import { Deadline } from './Deadline.tsx';
import styles from './claim-status.module.css';

/** The one clear thing first: what the status means, until when, and one button (CLM-02, CLM-03); beside it what stays useful. */
export function ClaimStatus({ id, text, language, data, act }: ClaimStatusProps & BlockEnvironment<typeof texts, 'status'>) {
  const state = data.status;
  // Without an account the list of forms has the words for it (MYC-04).
  if (state.state === 'empty') return null;
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} />
      </Section>
    );
  return <Status view={state.value} {...{ id, text, language, act }} />;
}

interface StatusProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  readonly view: ClaimStatusView;
}

function Status({ id, view, text, language, act }: StatusProps) {
  const formats = useFormats(language);
  const { notes, closed, action, other, deadline, booking, phone } = view;
  const correction = action?.kind === 'form' ? action.correction : undefined;
  const { status, message } = correction
    ? {
        ...view,
        message: {
          header: text.correctTitle,
          description: filled(text.correctHint, {
            name: isolated(action?.kind === 'form' ? action.name : ''),
            date: formats.date(correction.sentAt),
          }),
          tone: 'action' as const,
        },
      }
    : withoutPastCall(view, text);
  const header = message?.header || status?.description || text.claim;
  return (
    <Section id={id}>
      <div className={styles.layout}>
        <div
          className={styles.card}
          data-tone={closed && !correction ? 'closed' : (message?.tone ?? 'information')}
          role="group"
          aria-labelledby={`${id}-heading`}
        >
          {status && status.description !== header && (
            <p className={styles.mark}>
              <span className="visually-hidden">{labelled(text.status, '', language)}</span>
              <StatusMark tone={toneOf(status.colour)}>{status.description}</StatusMark>
            </p>
          )}
          <h2 id={`${id}-heading`} className={styles.header}>
            {header}
          </h2>
          {message?.description && (
            <p className={styles.description}>
              <LinkedPhone phone={phone}>{message.description}</LinkedPhone>
            </p>
          )}
          {correction && (
            <p className={styles.reason} dir="auto" lang={correction.language}>
              {correction.reason}
            </p>
          )}
          {booking?.interview && <BookedInterview {...{ booking, interview: booking.interview, need: 'status', text, language, act }} />}
          {notes.length > 0 && (
            <dl className={styles.notes}>
              {notes.map(({ title, value }) => (
                <div key={title}>
                  <dt>
                    <bdi>{title}</bdi>
                  </dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {deadline && <Deadline deadline={deadline} text={text} language={language} />}
          {(action || other) && <ActionLink {...{ action, other, booking, text, language, act }} />}
          {booking?.schedule && action?.kind !== 'book' && <ScheduleButton look="secondary" {...{ booking, text, act }} />}
        </div>
        <CaseReference view={view} text={text} language={language} />
      </div>
    </Section>
  );
}

/** An interview that is over is no longer announced: status and message are of before it, unless the message asks for something else. */
const withoutPastCall = (
  { booking, action, status, message }: ClaimStatusView,
  text: BlockEnvironment<typeof texts>['text'],
): Pick<ClaimStatusView, 'status' | 'message'> =>
  booking?.interview?.past && action?.kind !== 'form' && action?.kind !== 'sign'
    ? { message: { header: text.interviewOver, description: text.interviewOverText, tone: 'information' } }
    : { ...(status ? { status } : {}), ...(message ? { message } : {}) };
