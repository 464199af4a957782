/** Questions of every type that is the portal's own, in steps, beside `questionTypeSteps`: what a claim about a car asks. */
export const ownFieldSteps = {
  contact: [
    { type: 'fullname', name: 'applicant', title: 'Your full name', isRequired: true },
    { type: 'uniqueemail', name: 'email', title: 'Your email address', isRequired: true },
    { type: 'phone', name: 'mobile', title: 'Your mobile', isRequired: true, defaultCountry: 'GBR' },
    { type: 'address', name: 'home', title: 'Your address', isRequired: true, defaultCountry: 'GBR' },
    { type: 'vin', name: 'car', title: 'Your vehicle' },
  ],
  papers: [
    { type: 'uploader', name: 'logbook', title: 'Your logbook', isRequired: true, minSize: 1024, maxFiles: 3, filePurpose: 'Logbook' },
    { type: 'attachmentslist', name: 'received', title: 'What we have received', attachmentOwner: 'Submission', isRequired: false },
  ],
  readAndSign: [
    {
      type: 'datepicker',
      name: 'boughtOn',
      title: 'When did you buy the vehicle?',
      description: 'The day on the bill of sale.',
      minDate: '2009-01-01',
      maxDate: 'today',
    },
    {
      type: 'pdfpreview',
      name: 'read',
      title: 'Your answers as a PDF',
      pdfPreviewTitle: 'Read your answers',
      attachmentTypeId: 'authority',
    },
    { type: 'pdfdownload', name: 'fetched', title: 'Your copy', pdfDownloadTitle: 'Fetch the letter of claim', attachmentTypeId: 'letter' },
    { type: 'signature', name: 'authority', title: 'Your signature', isRequired: true, attachmentTypeId: 'authority' },
    { type: 'recaptcha', name: 'person', title: 'One last check', sitekey: 'gallery-site-key' },
  ],
} as const;
