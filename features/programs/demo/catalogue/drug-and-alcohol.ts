import { program } from './sketch.ts';

export const DRUG_AND_ALCOHOL = program(
  'drug-and-alcohol',
  'Drug and alcohol',
  '49 CFR 40',
  [],
  [
    [
      'policy',
      5,
      'Client rule',
      'Says what is prohibited at work, who is tested, and what follows a positive or refused test.',
      'critical',
    ],
    [
      'occasions',
      4,
      'Client rule',
      'Tests before hire, after accidents, on reasonable suspicion and at random, with the yearly rates.',
    ],
    [
      'representative',
      2,
      '49 CFR 40.3',
      'Names a designated employer representative who takes people off safety-sensitive work at once.',
    ],
    [
      'earlier',
      2,
      '49 CFR 40.25',
      'Asks earlier employers for the results of two years where the rule applies.',
    ],
    [
      'collection',
      3,
      '49 CFR 40.61',
      'Collects by trained people, with identity checked and custody documented.',
    ],
    ['laboratory', 4, '49 CFR 40.81', 'Uses laboratories certified by HHS.', 'critical'],
    [
      'officer',
      4,
      '49 CFR 40.123',
      'A medical review officer verifies results before the employer learns them.',
      'critical',
    ],
    [
      'split',
      2,
      '49 CFR 40.171',
      'Tells people that they may have the split specimen tested within 72 hours.',
    ],
    ['refusal', 3, '49 CFR 40.191', 'Says what counts as a refusal and treats it as a positive test.'],
    [
      'alcohol',
      3,
      '49 CFR 40.241',
      'Alcohol tests are done by trained technicians with approved devices, and confirmed.',
    ],
    [
      'return',
      4,
      '49 CFR 40.305',
      'Nobody returns before a substance abuse professional agrees and a test is negative.',
    ],
    [
      'follow-up',
      2,
      '49 CFR 40.307',
      'Follow-up tests are unannounced, at least six in the first 12 months.',
    ],
    ['privacy', 3, '49 CFR 40.321', 'Results go to nobody without written consent, the rule apart.'],
    [
      'supervisors',
      3,
      'Client rule',
      'Trains supervisors to see signs, and people in the policy and in help offered.',
    ],
  ],
);
