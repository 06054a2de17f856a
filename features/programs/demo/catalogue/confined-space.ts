import { program } from './sketch.ts';

export const CONFINED_SPACE = program(
  'confined-space',
  'Permit-required confined space',
  '29 CFR 1910.146 and 1926 Subpart AA',
  ['water_and_sewer_line'],
  [
    [
      'survey',
      4,
      '1926.1203(a)',
      'A competent person finds the confined spaces and which of them need a permit, before work begins.',
    ],
    [
      'signs',
      2,
      '1910.146(c)(2)',
      'Signs or other means tell people where the spaces are and what threatens there.',
    ],
    ['program', 5, '1910.146(c)(4)', 'Has a written permit space program.', 'critical'],
    ['prevent', 3, '1910.146(d)(1)', 'Keeps everybody without authority out.'],
    [
      'controls',
      4,
      '1910.146(d)(3)',
      'Gives isolation, purging, ventilation, barriers and conditions of entry.',
    ],
    [
      'air',
      5,
      '1910.146(d)(5)',
      'Tests before entry and during it: oxygen, then combustible gas, then toxic air; entrants may watch.',
      'critical',
    ],
    [
      'attendant',
      4,
      '1910.146(d)(6)',
      'An attendant stays outside all the time and has no other task.',
      'critical',
    ],
    ['roles', 3, '1910.146(d)(8)', 'Names entrants, attendants, supervisors and testers with their duties.'],
    [
      'rescue',
      5,
      '1910.146(d)(9)',
      'Says how people are rescued without others going in, and how the service was chosen and tested.',
      'critical',
    ],
    [
      'permit',
      4,
      '1910.146(e)',
      'The supervisor signs a permit before entry and cancels it after; it is kept for a year.',
    ],
    [
      'coordination',
      4,
      '1926.1203(h)',
      'Host, controlling contractor and entry employers tell each other hazards and coordinate entry.',
    ],
    ['review', 2, '1910.146(d)(14)', 'Reviews the program by its cancelled permits within a year.'],
    ['training', 4, '1910.146(g)', 'Trains before first assignment and on change, and certifies it.'],
    [
      'retrieval',
      3,
      '1910.146(k)(3)',
      'Entrants wear a harness with a line; vertical spaces deeper than 5 feet have a winch.',
    ],
  ],
);
