import { program } from './sketch.ts';

export const CRANES = program(
  'cranes',
  'Cranes and derricks',
  '29 CFR 1926 Subpart CC',
  ['building_equipment', 'structural_steel'],
  [
    [
      'ground',
      4,
      '1926.1402(b)',
      'Ground is firm, drained and graded before assembly; matting and supports are as the maker says.',
    ],
    [
      'assembly',
      4,
      '1926.1404(a)',
      'A director who is competent and qualified leads assembly and disassembly.',
    ],
    [
      'power-lines',
      5,
      '1926.1408(a)',
      'Before work: finds the lines in reach, keeps 20 feet or the distance of Table A, with a spotter or a device.',
      'critical',
    ],
    [
      'shift',
      4,
      '1926.1412(d)',
      'A competent person inspects the crane before each shift, item by item.',
      'critical',
    ],
    ['monthly', 2, '1926.1412(e)', 'A monthly inspection is written down and kept for three months.'],
    [
      'annual',
      3,
      '1926.1412(f)',
      'A qualified person inspects comprehensively each year; the record is kept for 12 months.',
    ],
    [
      'rope',
      3,
      '1926.1413(a)',
      'Wire rope is inspected, with the limits at which it is taken out of service.',
    ],
    [
      'devices',
      3,
      '1926.1416',
      'Operational aids work, or the temporary measures are named and the days they may last.',
    ],
    [
      'capacity',
      4,
      '1926.1417(o)',
      'No lift above the rated capacity; says how the weight of a load is found before it is lifted.',
    ],
    [
      'stop',
      3,
      '1926.1418',
      'The operator may stop and refuse a lift until safety is settled by a qualified person.',
    ],
    [
      'signals',
      3,
      '1926.1419(a)',
      'A signal person is there whenever the operator does not see the load or the path.',
    ],
    ['swing', 3, '1926.1424(a)', 'Marks or blocks the swing radius and tells everybody who may enter it.'],
    [
      'clear',
      4,
      '1926.1425',
      'Keeps people from under the load and out of the fall zone; only qualified riggers hook up.',
    ],
    [
      'operators',
      5,
      '1926.1427(a)',
      'Operators are certified or licensed for the type of crane, and evaluated by the employer.',
      'critical',
    ],
    [
      'signal-qualified',
      2,
      '1926.1428(a)',
      'Signal persons are qualified, and their documents are at the site.',
    ],
    [
      'personnel',
      3,
      '1926.1431(a)',
      'Hoists people only where nothing safer is possible, with the trial lift and the meeting before it.',
    ],
  ],
);
