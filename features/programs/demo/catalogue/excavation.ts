import { program } from './sketch.ts';

export const EXCAVATION = program(
  'excavation',
  'Excavation',
  '29 CFR 1926 Subpart P',
  ['concrete', 'site_preparation', 'water_and_sewer_line', 'oil_and_gas_pipeline', 'power_line'],
  [
    [
      'competent',
      4,
      '1926.650(b)',
      'Names the competent person who can see hazards and has the authority to stop the work at once.',
    ],
    [
      'utilities',
      5,
      '1926.651(b)(1)',
      'Has underground installations located before digging begins, and says how they are exposed and supported.',
      'critical',
    ],
    [
      'egress',
      4,
      '1926.651(c)(2)',
      'Trenches 4 feet deep or more have a ladder, stair or ramp within 25 feet of everybody in them.',
      'critical',
    ],
    ['traffic', 2, '1926.651(d)', 'People near vehicles wear high-visibility clothing; traffic is kept off.'],
    ['loads', 3, '1926.651(e)', 'Nobody stands under loads that are lifted or dug.'],
    [
      'air',
      4,
      '1926.651(g)(1)',
      'Tests the air below 4 feet where it may be short of oxygen or hazardous, and ventilates.',
    ],
    [
      'rescue',
      3,
      '1926.651(g)(2)',
      'Rescue equipment is at hand and attended where the air may become hazardous.',
    ],
    [
      'water',
      3,
      '1926.651(h)',
      'Says how water is kept out, and that pumping is watched by a competent person.',
    ],
    ['structures', 3, '1926.651(i)', 'Supports buildings, walls and pavement beside the excavation.'],
    ['spoil', 3, '1926.651(j)(2)', 'Keeps spoil and equipment at least 2 feet from the edge.'],
    [
      'inspection',
      5,
      '1926.651(k)(1)',
      'A competent person inspects daily before work, as needed during it, and after rain or any other change.',
      'critical',
    ],
    [
      'stop',
      3,
      '1926.651(k)(2)',
      'Takes people out at once when a cave-in, bad air or a failing system threatens.',
    ],
    [
      'protection',
      5,
      '1926.652(a)(1)',
      'Slopes, shores or shields every excavation 5 feet deep or more, and shallower ones that show signs of cave-in.',
      'critical',
    ],
    [
      'soil',
      3,
      '1926 Subpart P App. A',
      'Classifies the soil by a visual and a manual test, and chooses slope or system by it.',
    ],
    [
      'deep',
      2,
      '1926.652(b)(4)',
      'Deeper than 20 feet: a registered professional engineer designs the system.',
    ],
  ],
);
