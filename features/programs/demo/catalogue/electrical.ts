import { program } from './sketch.ts';

export const ELECTRICAL = program(
  'electrical',
  'Electrical safety',
  '29 CFR 1910.331-.335',
  ['electrical', 'power_line'],
  [
    [
      'training',
      4,
      '1910.332(b)(1)',
      'Trains everybody who faces a risk of shock in the practices of their own work.',
    ],
    [
      'qualified',
      4,
      '1910.332(b)(3)',
      'Says who is qualified: can tell live parts, their voltage and the distances to keep.',
    ],
    [
      'dead',
      5,
      '1910.333(a)(1)',
      'Live parts are de-energized before work; says when that is not feasible and who decides.',
      'critical',
    ],
    [
      'lockout',
      4,
      '1910.333(b)(2)',
      'Circuits are locked and tagged, by written procedures that people can see.',
    ],
    [
      'test',
      5,
      '1910.333(b)(2)(iv)',
      'A qualified person tests that parts are dead, and the instrument before and after above 600 volts.',
      'critical',
    ],
    [
      'live',
      4,
      '1910.333(c)(2)',
      'Only qualified people work on live parts, with insulation, shields and tools for the voltage.',
    ],
    [
      'overhead',
      5,
      '1910.333(c)(3)',
      'Keeps people, equipment and vehicles at the distance to overhead lines: 10 feet to 50 kV, more above.',
      'critical',
    ],
    ['light', 2, '1910.333(c)(4)', 'No work on live parts without enough light or by reaching blindly.'],
    ['ladders', 2, '1910.333(c)(7)', 'Portable ladders near live parts have nonconductive side rails.'],
    ['metal', 1, '1910.333(c)(8)', 'No conductive jewelry or clothing near live parts.'],
    [
      'cords',
      3,
      '1910.334(a)(2)',
      'Cords and plugs are looked at before each shift, and damaged ones removed.',
    ],
    [
      'gfci',
      3,
      '1926.404(b)(1)',
      'Construction sites: ground-fault interrupters, or an assured grounding program in writing.',
    ],
    [
      'ppe',
      4,
      '1910.335(a)(1)',
      'Gives protective equipment for the part of the body and the voltage, tested and inspected.',
    ],
    [
      'insulated',
      2,
      '1910.335(a)(2)',
      'Insulated tools and fuse handling equipment are used near live parts.',
    ],
    ['barriers', 2, '1910.335(b)', 'Signs, barricades or an attendant keep others away.'],
  ],
);
