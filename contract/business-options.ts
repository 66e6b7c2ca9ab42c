/** The choices of the business setup form, in its order and its words. */
export const BUSINESS_TYPES = ['Medical Only', 'Recreational Only', 'Both Medical & Recreational'] as const

export const YEARS_IN_OPERATION = ['New (Not yet open)', 'Under 1 year', '1-3 years', '3-5 years', '5+ years'] as const

export const BUSIEST_HOURS = [
  'Early Morning (6-9 AM)',
  'Morning (9-12 PM)',
  'Lunch (12-2 PM)',
  'Afternoon (2-5 PM)',
  'Evening (5-8 PM)',
  'Late Evening (8-11 PM)',
  'Weekend Mornings',
  'Weekend Evenings',
] as const
