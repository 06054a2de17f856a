import { program } from './sketch.ts';

export const EMERGENCY_ACTION = program(
  'emergency-action',
  'Emergency action',
  '29 CFR 1910.38',
  [],
  [
    [
      'written',
      4,
      '1910.38(b)',
      'The plan is written, kept at the workplace and open to people; by word only up to 10 employees.',
    ],
    [
      'reporting',
      4,
      '1910.38(c)(1)',
      'Says how a fire or another emergency is reported, by whom and to whom.',
    ],
    [
      'evacuation',
      5,
      '1910.38(c)(2)',
      'Gives the kind of evacuation and the exit routes of each place.',
      'critical',
    ],
    ['operations', 2, '1910.38(c)(3)', 'Says who stays to run critical operations, and when they leave.'],
    [
      'account',
      5,
      '1910.38(c)(4)',
      'Accounts for everybody after evacuation: assembly point, list, who reports.',
      'critical',
    ],
    ['rescue', 3, '1910.38(c)(5)', 'Says who does rescue or medical duties.'],
    ['contacts', 2, '1910.38(c)(6)', 'Names by job whom to ask about the plan.'],
    ['alarm', 4, '1910.38(d)', 'Has an alarm with a signal of its own for each purpose.'],
    ['training', 4, '1910.38(e)', 'Names and trains people who help in evacuation.'],
    [
      'review',
      3,
      '1910.38(f)',
      'Goes through the plan with everybody at hire, on change of duties and on change of plan.',
    ],
    [
      'first-aid',
      4,
      '1926.50(c)',
      'Somebody with a valid first-aid certificate is on site where no infirmary is near.',
      'critical',
    ],
    [
      'numbers',
      2,
      '1926.50(f)',
      'Numbers of ambulance, physician and hospital are posted, or the 911 area is named.',
    ],
  ],
);
