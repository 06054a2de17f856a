import { program } from './sketch.ts';

export const RESPIRATORY = program(
  'respiratory',
  'Respiratory protection',
  '29 CFR 1910.134',
  ['painting', 'remediation'],
  [
    [
      'program',
      5,
      '1910.134(c)(1)',
      'Has a written program for this workplace, updated when conditions change.',
      'critical',
    ],
    ['administrator', 2, '1910.134(c)(3)', 'Names a program administrator who is trained for it.'],
    ['voluntary', 2, '1910.134(c)(2)', 'Says what applies to voluntary use, with Appendix D given to users.'],
    [
      'selection',
      4,
      '1910.134(d)(1)',
      'Chooses certified respirators by an evaluation of the hazards and the work.',
    ],
    [
      'cartridges',
      3,
      '1910.134(d)(3)(iii)',
      'Gives a change schedule for cartridges, from data, or an end-of-life indicator.',
    ],
    [
      'idlh',
      4,
      '1910.134(d)(2)',
      'Immediately dangerous air: full facepiece pressure-demand apparatus or supplied air with an escape bottle.',
    ],
    [
      'medical',
      5,
      '1910.134(e)(1)',
      'Gives a medical evaluation before fit testing and use, and says when it is repeated.',
      'critical',
    ],
    [
      'fit',
      5,
      '1910.134(f)(2)',
      'Fit tests tight-fitting facepieces before use and at least once a year.',
      'critical',
    ],
    ['seal', 3, '1910.134(g)(1)', 'No facial hair under the seal; users check the seal each time.'],
    [
      'standby',
      3,
      '1910.134(g)(3)',
      'People stand by outside dangerous air, in contact and equipped for rescue.',
    ],
    [
      'cleaning',
      2,
      '1910.134(h)(1)',
      'Respirators are cleaned and disinfected at the intervals of their use.',
    ],
    ['inspection', 2, '1910.134(h)(3)', 'Inspects before use and when cleaning; emergency ones monthly.'],
    [
      'air',
      3,
      '1910.134(i)(1)',
      'Breathing air is Grade D, and compressors are placed, filtered and monitored.',
    ],
    ['training', 4, '1910.134(k)', 'Trains before use and each year, and checks what people know.'],
    ['evaluation', 2, '1910.134(l)', 'Evaluates the program at work and asks those who wear respirators.'],
    ['records', 1, '1910.134(m)', 'Keeps medical and fit test records.'],
  ],
);
