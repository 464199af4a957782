import { Type, type Static } from 'typebox';
import { HttpsFrame, ExternalScript, Text } from '../shared/text.ts';
import { bookingDefaults } from './defaults/booking.ts';

const Code = Type.String({ minLength: 1, maxLength: 200 });
/** Words of the screen on which an interview is booked, moved or cancelled (BKG-01). */
const BookingWords = (what: string) =>
  Type.Optional(
    Type.Object(
      { header: Type.Optional(Text({ maxLength: 120 })), text: Type.Optional(Text({ maxLength: 1000 })) },
      { additionalProperties: false, description: `Header and text where an interview is ${what}.` },
    ),
  );
const Label = (of: string) => Type.Optional(Text({ maxLength: 80, description: `Default: the word ${of}.` }));
const Colour = Type.Optional(
  Type.String({ pattern: '^#[0-9a-fA-F]{6}$', 'x-pattern': 'a colour of six hexadecimal digits, such as #1d4f91' }),
);
const StatusAfter = (what: string) =>
  Type.Optional(
    Type.Object(
      { code: Code, description: Type.Optional(Text({ maxLength: 200, description: 'Shown to the claimant as the status.' })) },
      {
        additionalProperties: false,
        description: `Status of the account once the calendar has reported that an interview was ${what}. Default: unchanged.`,
      },
    ),
  );

const booking = {
  isAppointmentBookingEnabled: Type.Boolean(),
  showScheduleInterviewWorkflowStatusCode: Type.Array(Code, { description: 'Statuses in which an interview may be booked.' }),
  showCancelRescheduleInterviewWorkflowStatusCode: Type.Array(Code, { description: 'Statuses in which it may be moved.' }),
  calendlyDataUrl: Type.Optional(
    HttpsFrame({
      description: 'Address of the calendar in which an interview is booked; its host must be one of outsideHosts.frames in tenant.json.',
    }),
  ),
  widgetScript: Type.Optional(
    ExternalScript({
      description:
        'Script of the calendar that draws its frame, loaded when it is needed; its host must be one of outsideHosts.scripts. Default: the portal draws the same frame, and no script of others runs.',
    }),
  ),
  asksBeforeWidget: Type.Optional(
    Type.Boolean({
      default: bookingDefaults.asksBeforeWidget,
      description: 'Whether the calendar, which receives name and mail address, is loaded only when the reader asks for it.',
    }),
  ),
  interviewMinutes: Type.Optional(
    Type.Integer({
      minimum: 5,
      maximum: 480,
      default: bookingDefaults.interviewMinutes,
      description: 'Length of an interview, for calendar files.',
    }),
  ),
  labels: Type.Optional(
    Type.Object(
      {
        schedule: Label('claimStatus.scheduleInterview'),
        cancel: Label('claimStatus.cancelInterview'),
        reschedule: Label('claimStatus.rescheduleInterview'),
        scheduled: Type.Optional(
          Text({ maxLength: 200, description: 'Words before the time of a booked interview. Default: the word claimStatus.appointment.' }),
        ),
      },
      { additionalProperties: false, description: 'Words of the buttons of the hub.' },
    ),
  ),
  screens: Type.Optional(
    Type.Object(
      { new: BookingWords('booked'), cancel: BookingWords('cancelled'), reschedule: BookingWords('moved') },
      { additionalProperties: false },
    ),
  ),
  colours: Type.Optional(
    Type.Object(
      { background: Colour, text: Colour, primary: Colour },
      { additionalProperties: false, description: 'Colours of the calendar. Default: its own.' },
    ),
  ),
  statusOnceBooked: StatusAfter('booked'),
  statusOnceCancelled: StatusAfter('cancelled'),
};

/** Booking of appointments (CLM-12). */
export const Booking = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Type.Literal('booking'),
    ...booking,
    projects: Type.Optional(
      Type.Record(Type.String(), Type.Partial(Type.Object(booking), { additionalProperties: false }), {
        description: 'By project id: what replaces the above for accounts of that project.',
      }),
    ),
  },
  { title: 'Booking', additionalProperties: false },
);

export type Booking = Static<typeof Booking>;
