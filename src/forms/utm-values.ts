import { maxUtmLength, type utmNames } from '#schemas/api';

/** FRM-10: the campaign that an address names, as the values of an account that it is registered with. Pure. */
export const utmValues = ({ searchParams }: URL): Readonly<Record<(typeof utmNames)[keyof typeof utmNames], string>> => {
  const given = (name: string): string => (searchParams.get(name) ?? '').slice(0, maxUtmLength);
  return {
    account_UtmSource: given('utm_source'),
    account_UtmCampaign: given('utm_campaign'),
    account_UtmMedium: given('utm_medium'),
  };
};
