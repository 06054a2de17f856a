import { program } from './sketch.ts';

export const SILICA = program(
  'silica',
  'Respirable crystalline silica',
  '29 CFR 1926.1153',
  ['concrete', 'site_preparation'],
  [
    ['tasks', 3, '1926.1153(g)(1)(i)', 'Lists the tasks that expose people to silica.'],
    [
      'controls',
      5,
      '1926.1153(c)(1)',
      'Uses the tools, water, dust collection and respirators of Table 1 for each task listed there.',
      'critical',
    ],
    [
      'limit',
      4,
      '1926.1153(d)(1)',
      'For all else keeps exposure at or below 50 micrograms per cubic meter over 8 hours.',
    ],
    [
      'assessment',
      3,
      '1926.1153(d)(2)',
      'Says how exposure is assessed and how people are told of the results.',
    ],
    [
      'respirators',
      3,
      '1926.1153(e)(1)',
      'Gives respirators where Table 1 or the limit asks for them, under a respiratory program.',
    ],
    ['housekeeping', 3, '1926.1153(f)(1)', 'No dry sweeping or compressed air where that adds to exposure.'],
    [
      'plan',
      5,
      '1926.1153(g)(1)',
      'Has a written exposure control plan with tasks, controls, housekeeping and restricted access.',
      'critical',
    ],
    ['review', 2, '1926.1153(g)(2)', 'Reviews the plan at least once a year.'],
    [
      'competent',
      4,
      '1926.1153(g)(4)',
      'Names a competent person who inspects jobs, materials and equipment and carries out the plan.',
      'critical',
    ],
    [
      'medical',
      3,
      '1926.1153(h)(1)',
      'Offers medical surveillance to those who wear a respirator for it 30 days or more in a year.',
    ],
    [
      'training',
      4,
      '1926.1153(i)(2)',
      'Trains in hazards, tasks, controls, the plan, the competent person and surveillance.',
    ],
    ['records', 2, '1926.1153(j)', 'Keeps air monitoring, objective data and medical records.'],
  ],
);
