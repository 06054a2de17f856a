import { program } from './sketch.ts';

export const PPE = program(
  'ppe',
  'Personal protective equipment',
  '29 CFR 1910.132',
  [],
  [
    [
      'assessment',
      5,
      '1910.132(d)(1)',
      'Assesses the workplace for hazards that call for protective equipment.',
      'critical',
    ],
    ['certificate', 3, '1910.132(d)(2)', 'Certifies the assessment in writing: place, person, date.'],
    [
      'fit',
      4,
      '1910.132(d)(1)(iii)',
      'Selects equipment that fits each person, and says what is done where none fits.',
    ],
    ['own', 2, '1910.132(b)', 'Looks after the quality and care of equipment that people own themselves.'],
    ['defective', 4, '1910.132(e)', 'Defective or damaged equipment is not used; says who replaces it.'],
    ['training', 4, '1910.132(f)(1)', 'Trains when, what, how, limits, care, life and disposal.', 'critical'],
    ['shown', 2, '1910.132(f)(2)', 'People show that they understood before they work with it.'],
    ['retraining', 2, '1910.132(f)(3)', 'Trains again when work or equipment changes or knowledge lacks.'],
    ['payment', 2, '1910.132(h)(1)', 'The employer pays, with the few exceptions named.'],
    [
      'eyes',
      3,
      '1910.133(a)(1)',
      'Eye and face protection by hazard, with side protection from flying objects.',
    ],
    ['head', 3, '1910.135(a)(1)', 'Head protection where objects may fall or conductors be touched.'],
    [
      'feet',
      2,
      '1910.136(a)',
      'Foot protection from rolling, falling and piercing objects and electrical hazards.',
    ],
    ['hands', 2, '1910.138(a)', 'Hand protection chosen by the task and the chemical.'],
  ],
);
