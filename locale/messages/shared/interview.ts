/** Words of an interview for the claimant. */
export const interviewTexts = {
  appointment: 'Your interview',
  appointmentPast: 'Your interview was',
  firmTime: '{time} our time',
  scheduleInterview: 'Schedule Interview',
  cancelInterview: 'Cancel Interview',
  rescheduleInterview: 'Reschedule Interview',
  toCalendar: 'Add to your calendar',
  calendarTitle: 'Interview',
} as const;

/** Words of the interview of another person, for staff. */
export const interviewTextsForStaff = {
  ...interviewTexts,
  appointment: 'Their interview',
  appointmentPast: 'Their interview was',
  scheduleInterview: 'Book an interview',
  cancelInterview: 'Cancel the interview',
  rescheduleInterview: 'Move the interview',
} as const;

export type InterviewTexts = Readonly<Record<keyof typeof interviewTexts, string>>;
