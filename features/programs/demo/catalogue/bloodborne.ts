import { program } from './sketch.ts';

export const BLOODBORNE = program(
  'bloodborne',
  'Bloodborne pathogens',
  '29 CFR 1910.1030',
  ['remediation', 'janitorial'],
  [
    ['plan', 5, '1910.1030(c)(1)(i)', 'Has a written exposure control plan.', 'critical'],
    [
      'review',
      2,
      '1910.1030(c)(1)(iv)',
      'Reviews the plan each year, with safer devices and what users say of them.',
    ],
    [
      'determination',
      4,
      '1910.1030(c)(2)',
      'Lists the jobs and tasks with exposure, without regard to protective equipment.',
    ],
    ['precautions', 4, '1910.1030(d)(1)', 'Treats all blood and similar fluids as infectious.'],
    [
      'controls',
      3,
      '1910.1030(d)(2)(i)',
      'Puts engineering and work practice controls first, and checks them on a schedule.',
    ],
    [
      'washing',
      3,
      '1910.1030(d)(2)(iii)',
      'Gives places to wash hands, or cleanser and towels until one is reached.',
    ],
    [
      'sharps',
      4,
      '1910.1030(d)(2)(vii)',
      'No recapping or bending of sharps; they go into closed, leakproof, labeled containers.',
    ],
    ['ppe', 3, '1910.1030(d)(3)(i)', 'Gives gloves, gowns and face protection free of cost.'],
    [
      'housekeeping',
      3,
      '1910.1030(d)(4)',
      'Has a schedule and method of cleaning, and says how waste and laundry are handled.',
    ],
    [
      'vaccine',
      4,
      '1910.1030(f)(2)',
      'Offers the hepatitis B vaccine within 10 working days, and keeps the declination.',
      'critical',
    ],
    [
      'after',
      4,
      '1910.1030(f)(3)',
      'Gives a confidential medical evaluation and follow-up after an exposure at once.',
      'critical',
    ],
    ['labels', 2, '1910.1030(g)(1)', 'Labels or red bags mark what is contaminated.'],
    ['training', 3, '1910.1030(g)(2)', 'Trains at assignment and each year, with time for questions.'],
    [
      'records',
      2,
      '1910.1030(h)',
      'Keeps medical records for employment plus 30 years, training records for 3, and the sharps log.',
    ],
  ],
);
