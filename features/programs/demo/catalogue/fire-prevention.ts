import { program } from './sketch.ts';

export const FIRE_PREVENTION = program(
  'fire-prevention',
  'Fire prevention',
  '29 CFR 1910.39',
  [],
  [
    ['written', 4, '1910.39(b)', 'The plan is written and open to people; by word only up to 10 employees.'],
    [
      'hazards',
      5,
      '1910.39(c)(1)',
      'Lists major fire hazards, handling and storage, ignition sources and how each is controlled.',
      'critical',
    ],
    ['waste', 4, '1910.39(c)(2)', 'Controls the accumulation of flammable and combustible waste.'],
    ['heat', 3, '1910.39(c)(3)', 'Maintains the safeguards of heat-producing equipment.'],
    [
      'maintainers',
      2,
      '1910.39(c)(4)',
      'Names by job who maintains equipment that prevents or controls ignition.',
    ],
    ['fuel', 2, '1910.39(c)(5)', 'Names by job who controls fuel source hazards.'],
    [
      'informed',
      4,
      '1910.39(d)',
      'Tells people at assignment of the fire hazards and of their part of the plan.',
      'critical',
    ],
    [
      'extinguishers',
      4,
      '1926.150(c)(1)',
      'Extinguishers of 2A for each 3,000 square feet, within 100 feet.',
    ],
    ['checks', 3, '1910.157(e)', 'Extinguishers are looked at monthly and serviced each year.'],
    [
      'use',
      3,
      '1910.157(g)',
      'Trains in the use of extinguishers at hire and each year, or says that everybody leaves.',
    ],
    [
      'liquids',
      3,
      '1926.152(b)',
      'Stores flammable liquids in approved containers and cabinets, within the quantities allowed.',
    ],
    ['smoking', 2, '1926.151(a)(3)', 'No smoking or open flame near fire hazards, and signs that say so.'],
  ],
);
