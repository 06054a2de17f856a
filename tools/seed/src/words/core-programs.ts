/** Programs that every demo contractor submits. The first one carries what is special about a contractor. */
export const CORE_PROGRAMS: readonly string[] = [
  'fall-protection',
  'hazard-communication',
  'lockout-tagout',
  'ppe',
  'incident-reporting',
  'emergency-action',
  'hot-work',
];
