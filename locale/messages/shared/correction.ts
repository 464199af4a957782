/** Words of a form that was sent and is given back to be corrected (GBK-02), for the claimant and for staff alike. */
export const correctionTexts = {
  sentToCorrect: 'Sent on {date}, to be corrected',
  sentAndCorrected: 'Sent on {sent}, corrected on {corrected}',
} as const;
