/** FRM-10: the campaign that led to a registration: by its name after `?` of an address, the name that the account keeps it under. */
export const utmNames = {
  utm_source: 'account_UtmSource',
  utm_campaign: 'account_UtmCampaign',
  utm_medium: 'account_UtmMedium',
} as const;

/** Characters; what is longer is cut. */
export const maxUtmLength = 50;
