/** An interview that may be booked, moved and cancelled, for its claimant and for staff. */
export { BookedInterview } from './BookedInterview.tsx';
export { InterviewOfAccount } from './InterviewOfAccount.tsx';
export { ScheduleButton } from './ScheduleButton.tsx';
