import { program } from './sketch.ts';

export const HEARING = program(
  'hearing',
  'Hearing conservation',
  '29 CFR 1910.95',
  ['building_equipment', 'machinery_repair'],
  [
    [
      'controls',
      3,
      '1910.95(b)(1)',
      'Uses engineering or administrative controls where noise is above the limits of Table G-16.',
    ],
    [
      'program',
      5,
      '1910.95(c)(1)',
      'Has a hearing conservation program where the 8-hour mean is 85 dBA or more.',
      'critical',
    ],
    [
      'monitoring',
      4,
      '1910.95(d)(1)',
      'Monitors noise where it may reach 85 dBA, and again when work changes.',
    ],
    ['notified', 2, '1910.95(e)', 'Tells people the result of monitoring.'],
    ['audiometry', 4, '1910.95(g)(1)', 'Offers audiometric tests free of cost.'],
    [
      'baseline',
      3,
      '1910.95(g)(5)',
      'Takes a baseline within 6 months of first exposure, after 14 hours of quiet.',
    ],
    ['annual', 3, '1910.95(g)(6)', 'Tests each year and compares with the baseline.'],
    [
      'shift',
      3,
      '1910.95(g)(8)',
      'Follows up a standard threshold shift: told within 21 days, refitted, referred.',
    ],
    [
      'protectors',
      4,
      '1910.95(i)',
      'Gives a choice of protectors, and requires them where the standard does.',
      'critical',
    ],
    [
      'attenuation',
      2,
      '1910.95(j)',
      'Protectors reduce noise to 90 dBA, and to 85 dBA after a threshold shift.',
    ],
    ['training', 3, '1910.95(k)', 'Trains each year: effects of noise, protectors, tests.'],
    [
      'records',
      2,
      '1910.95(m)',
      'Keeps noise records for two years and audiograms as long as people work there.',
    ],
  ],
);
