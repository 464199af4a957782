import { Type, type Static } from 'typebox';
import { Method, Text } from '#schemas/shared';

/** Sign-in by one-time passcode (LOGIN). */
export const LoginProps = Type.Object(
  {
    heading: Text({ maxLength: 120 }),
    intro: Type.Optional(Text()),
    codeHeading: Type.Optional(
      Text({ maxLength: 120, description: 'Heading of the second step, where the code is entered. Default: heading.' }),
    ),
    codeIntro: Type.Optional(Text({ description: 'Below the heading of the second step.' })),
    methods: Type.Optional(
      Type.Array(Method(), {
        minItems: 1,
        uniqueItems: true,
        description: 'Ways a code may be sent, the first is chosen at the start. Default: Email.',
      }),
    ),
    country: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        'x-pattern': 'a country code of two capital letters, such as GB',
        description: 'ISO 3166-1 code (GB) of the country whose prefix is chosen for a mobile number at first.',
      }),
    ),
  },
  {
    title: 'Login',
    description: 'Sign-in by a passcode that is sent by email, SMS or WhatsApp, in two steps.',
    additionalProperties: false,
  },
);
export type LoginProps = Static<typeof LoginProps>;

/** Messages have the keys of LOGIN-04, so that `content.text` replaces them. */
export const texts = {
  loading: 'Loading...',
  noScript: 'This page needs JavaScript to sign you in. Please switch it on, or ring us.',
  methodLegend: 'How should we send your code?',
  methodEmail: 'Email',
  methodSms: 'Text message',
  methodWhatsApp: 'WhatsApp',
  email: 'Email address',
  emailHint: 'The address you gave us when you registered. There is no password: we send you a code.',
  emailDoubt: 'Please check this address: it should look like name@example.com.',
  country: 'Country code',
  countryHint: 'Type a country, or its code.',
  countryCount: '{count} found',
  countryCount_one: '{count} found',
  countryNone: 'No country fits. Type its name or its code, such as 44.',
  mobile: 'Mobile number',
  sendCode: 'Login',
  login: 'Login',
  sending: 'Sending your code…',
  passcode: 'Your code',
  passcodeHint: '{digits} digits. Never share it: we will never ask you for it.',
  registered: 'Thank you. One step is left: enter the code that we send you.',
  sentTo: 'We have sent a code to {destination}.',
  sentToIfKnown: 'If we know {destination}, we have sent a code there.',
  notArrived: 'It can take a minute. If it does not come, look in your spam folder or send it again.',
  notArrivedPhone: 'It can take a minute. If it does not come, go back to check the number, or send it again.',
  checking: 'Checking…',
  resend: 'Resend code',
  resent: 'We have sent you a new code. The old one no longer works.',
  resentIfKnown: 'If we know you, we have sent you a new code. The old one no longer works.',
  back: 'Back',
  remaining: 'Remaining time',
  minutesLeft: '{minutes} minutes left',
  minutesLeft_one: '{minutes} minute left',
  secondsLeft: '30 seconds left',
  signedIn: 'You are signed in. One moment…',
  errorTitle: 'There is a problem',
  emptyPhoneNumberErrorMessage: 'Enter your country code and mobile number',
  emptyEmailErrorMessage: 'Enter your email address',
  notValidPhoneNumberErrorMessage: 'Enter a mobile number with 4 to 15 digits',
  impossiblePhoneErrorMessage: 'This is not a telephone number of the chosen country. Check its digits and the country code.',
  emptyPassCodeErrorMessage: 'Enter the code we sent you',
  attemptsExceededErrorMessage: 'Too many attempts. Please wait a while, then ask for a new code.',
  phoneNotExistErrorMessage: 'We do not know this mobile number. Check it, or choose another way.',
  countryNotServedErrorMessage: 'We send no codes to numbers of this country. Choose another way, or contact us.',
  emailNotExistErrorMessage: 'We do not know this email address. Check it, or register first.',
  accountStatusErrorMessage: 'We could not check your account just now. Please try again.',
  inactiveAccountErrorMessage: 'This account is not active. Please contact us.',
  invalidPasscodeErrorMessage: 'This code is not right. Check it and try again.',
  triesLeft: 'Tries left: {count}.',
  passcodeExpiredErrorMessage: 'This code has expired. Ask for a new one.',
  passcodeUsedUpErrorMessage: 'Too many wrong codes. This code no longer works: ask for a new one.',
  tryAgainIn: 'You can ask for a new code in {time}.',
  codeExpiredErrorMessage: 'The time is over and the code no longer works. Send a new one.',
  linkErrorMessage: 'Error: {message}',
  linkErrorHint: 'You can sign in here without it, or ask us for a new one.',
  networkErrorMessage: 'We could not reach the service. Check your connection and try again.',
} as const;
