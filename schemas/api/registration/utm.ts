/** FRM-10: the campaign that led to a registration, kept with the account; cut to `maxUtmLength` characters. */
export const utmNames = ['account_UtmSource', 'account_UtmCampaign', 'account_UtmMedium'] as const;
export const maxUtmLength = 50;
