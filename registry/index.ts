/** Everything a page may be made of: the export name is the `type` that content writes. */
export { accountDetails } from './blocks/account-details/index.ts';
export { appointmentBooking } from './blocks/appointment-booking/index.ts';
export { cardSlider } from './blocks/card-slider/index.ts';
export { casePanels } from './blocks/case-panels/index.ts';
export { claimDetail } from './blocks/claim-detail/index.ts';
export { claimStatus } from './blocks/claim-status/index.ts';
export { claims } from './blocks/claims/index.ts';
export { communicationsPreferences } from './blocks/communications-preferences/index.ts';
export { contact } from './blocks/contact/index.ts';
export { contactForm } from './blocks/contact-form/index.ts';
export { documents } from './blocks/documents/index.ts';
export { eSignList } from './blocks/e-sign-list/index.ts';
export { faqs } from './blocks/faqs/index.ts';
export { form } from './blocks/form/index.ts';
export { formsList } from './blocks/forms-list/index.ts';
export { html } from './blocks/html/index.ts';
export { listing } from './blocks/listing/index.ts';
export { login } from './blocks/login/index.ts';
export { milestones } from './blocks/milestones/index.ts';
export { news } from './blocks/news/index.ts';
export { profile } from './blocks/profile/index.ts';
export { registration } from './blocks/registration/index.ts';

export { banner } from './shells/banner/index.ts';
export { footer } from './shells/footer/index.ts';
export { header } from './shells/header/index.ts';
export { navigation } from './shells/navigation/index.ts';
