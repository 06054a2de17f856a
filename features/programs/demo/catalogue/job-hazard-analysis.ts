import { program } from './sketch.ts';

export const JOB_HAZARD_ANALYSIS = program(
  'job-hazard-analysis',
  'Job hazard analysis',
  'Client rule',
  [],
  [
    [
      'when',
      4,
      'Client rule',
      'Says for which jobs an analysis is made: new, changed, non-routine and high-risk ones, before they begin.',
      'critical',
    ],
    ['steps', 4, 'Client rule', 'Breaks the job into steps in their order.'],
    [
      'hazards',
      5,
      'Client rule',
      'Names the hazards of each step, with how likely and how severe they are.',
      'critical',
    ],
    [
      'controls',
      5,
      'Client rule',
      'Gives controls in order: remove, replace, engineer, organize, protect; each with somebody responsible.',
      'critical',
    ],
    ['crew', 4, '1926.21(b)(2)', 'Goes through the analysis with the crew before work, and they sign.'],
    ['workers', 3, 'Client rule', 'Those who do the job take part in the analysis.'],
    [
      'daily',
      3,
      '1926.20(b)(2)',
      'Looks at the place again each day and when conditions change, and corrects the analysis.',
    ],
    [
      'stop',
      4,
      'Client rule',
      'Everybody may stop work that is not safe, and nobody suffers for it.',
      'critical',
    ],
    [
      'permits',
      2,
      'Client rule',
      'Leads to permits for hot work, confined space, energized work and excavation.',
    ],
    ['others', 2, 'Client rule', 'Considers other contractors and the public nearby.'],
    [
      'kept',
      1,
      'Client rule',
      'Keeps analyses at the site, and reviews them after incidents and once a year.',
    ],
  ],
);
