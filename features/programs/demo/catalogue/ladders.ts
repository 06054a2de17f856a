import type { Program } from '@vcms/domain';
import { program } from './sketch.ts';

const PROGRAM = program(
  'ladders',
  'Ladders',
  '29 CFR 1926.1053',
  [],
  [
    [
      'duty',
      3,
      '1926.1053(a)(1)',
      'Chooses ladders by the load: four times the intended load, 3.3 times for extra-heavy-duty ones.',
    ],
    [
      'three-feet',
      4,
      '1926.1053(b)(1)',
      'Side rails reach 3 feet above the upper landing, or the ladder is secured and has a grab device.',
      'critical',
    ],
    ['as-designed', 2, '1926.1053(b)(4)', 'Ladders are used only for what they were designed for.'],
    [
      'angle',
      3,
      '1926.1053(b)(5)',
      'Non-self-supporting ladders stand at a quarter of their working length from the wall.',
    ],
    ['footing', 3, '1926.1053(b)(6)', 'Ladders stand on stable, level ground unless they are secured.'],
    [
      'traffic',
      3,
      '1926.1053(b)(8)',
      'Ladders in passages, doorways and driveways are secured or barricaded.',
    ],
    [
      'conductive',
      4,
      '1926.1053(b)(12)',
      'No conductive side rails where the ladder or its user could touch energized equipment.',
      'critical',
    ],
    ['top', 2, '1926.1053(b)(13)', 'The top and top step of a stepladder are not stepped on.'],
    [
      'inspection',
      4,
      '1926.1053(b)(15)',
      'A competent person inspects ladders at intervals and after anything that may have harmed them.',
      'critical',
    ],
    [
      'defects',
      3,
      '1926.1053(b)(16)',
      'Defective ladders are tagged at once and taken out of use until repaired.',
    ],
    ['climbing', 2, '1926.1053(b)(21)', 'Climbers face the ladder and hold on with at least one hand.'],
    [
      'loads',
      2,
      '1926.1053(b)(22)',
      'Nobody carries what could make them lose their balance; says how tools go up instead.',
    ],
    [
      'training',
      3,
      '1926.1060(a)',
      'A competent person trains everybody who uses ladders: hazards, placing, care, loads.',
    ],
  ],
);

/** Its second edition. */
export const LADDERS: Program = { ...PROGRAM, edition: 2 };
