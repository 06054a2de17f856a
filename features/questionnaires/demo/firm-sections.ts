import type { Question } from '@vcms/domain';

/** What a question says beside its text; the rest is usual: Yes, No or N/A, required, weight 1. */
type Extra = Partial<Omit<Question, 'id' | 'text' | 'showIf'>> & {
  readonly after?: readonly [place: number, value: string];
};
export type SectionText = readonly [
  title: string,
  slug: string,
  questions: readonly (readonly [text: string, extra?: Extra])[],
];

const NUMBER: Extra = { type: 'number', min: 0, max: 100_000 };
const TEXT: Extra = { type: 'text', maxLength: 500, required: false, weight: 0 };

/** The firm's questionnaire: eight sections of eight. The last question of each came with version 2. */
export const FIRM_SECTIONS: readonly SectionText[] = [
  [
    'Management',
    'management',
    [
      [
        'Does your company have a written safety and health program signed by its top executive?',
        {
          weight: 5,
          knockout: ['no'],
          help: 'Clients accept only contractors with a program that management stands for.',
        },
      ],
      ['Is the program reviewed at least once a year?', { weight: 3, after: [1, 'yes'] }],
      [
        'Who leads safety in your company?',
        {
          type: 'single',
          options: [
            'Full-time safety professional',
            'Manager with other duties',
            'Outside consultant',
            'Nobody',
          ],
          weight: 0,
          knockout: ['Nobody'],
        },
      ],
      ['How many people work full-time on safety?', NUMBER],
      [
        'May every worker stop work that is not safe, without consequences?',
        { weight: 5, knockout: ['no'], help: 'Stop-work authority is a rule on every client site.' },
      ],
      ['Do supervisors inspect their work areas at least weekly, in writing?', { weight: 3 }],
      ['Are findings tracked until they are closed, with a name and a date?', { weight: 2 }],
      ['What has changed in your safety organization since last year?', TEXT],
    ],
  ],
  [
    'Training',
    'training',
    [
      ['Does every new worker receive a safety orientation before the first day of work?', { weight: 5 }],
      [
        'Is the training given in a language that every worker understands?',
        { weight: 4, help: '29 CFR 1926.21 and OSHA policy require training that workers can understand.' },
      ],
      [
        'Which courses have your supervisors completed?',
        {
          type: 'multi',
          options: [
            'OSHA 30-hour',
            'OSHA 10-hour',
            'First aid and CPR',
            'Competent person: excavation',
            'Competent person: fall protection',
          ],
          weight: 0,
        },
      ],
      ['How many workers hold a current first aid and CPR card?', NUMBER],
      ['Are training records kept for at least three years, with date, topic and name?', { weight: 2 }],
      ['Do supervisors hold documented toolbox talks at least weekly?', { weight: 3 }],
      ['Are short-service workers marked and paired with an experienced one?', { weight: 2 }],
      ['Which training do you plan for the next twelve months?', TEXT],
    ],
  ],
  [
    'Incident handling',
    'incidents',
    [
      ['Are all injuries, near misses and property damage reported the same day?', { weight: 4 }],
      ['Is every recordable case investigated for its root cause?', { weight: 4 }],
      [
        'Within how many hours is a client told of an injury on its site?',
        { type: 'single', options: ['1 hour', '4 hours', '24 hours', 'Later'], weight: 0 },
      ],
      ['How many near misses were reported in the last twelve months?', NUMBER],
      [
        'Did your company receive an OSHA citation classed as serious, willful or repeat in the last three years?',
        { weight: 0, help: 'Asked beside the records of your OSHA page; explain what was corrected.' },
      ],
      [
        'What was cited, and how was it abated?',
        { type: 'text', maxLength: 1000, weight: 0, after: [5, 'yes'] },
      ],
      ['Is there a written return-to-work program with modified duty?', { weight: 2 }],
      ['What did you learn from the most serious incident of the last year?', TEXT],
    ],
  ],
  [
    'Subcontractors',
    'subcontractors',
    [
      ['Do you use subcontractors on client sites?', { weight: 0 }],
      [
        'Are subcontractors qualified for safety before they are hired?',
        { weight: 5, after: [1, 'yes'], knockout: ['no'] },
      ],
      [
        'Do you verify their insurance and additional insured endorsements?',
        { weight: 4, after: [1, 'yes'] },
      ],
      ['How many subcontractors worked for you in the last twelve months?', NUMBER],
      ['Are your safety rules part of every subcontract?', { weight: 3, after: [1, 'yes'] }],
      [
        'Do subcontractors take part in your orientations and toolbox talks?',
        { weight: 2, after: [1, 'yes'] },
      ],
      ['Do you inspect the work of subcontractors as often as your own?', { weight: 3, after: [1, 'yes'] }],
      ['Which parts of the work do you usually subcontract?', { ...TEXT, after: [1, 'yes'] }],
    ],
  ],
  [
    'Drug and alcohol',
    'drugs',
    [
      [
        'Is there a written drug and alcohol policy?',
        { weight: 5, knockout: ['no'], help: 'Every client requires one; some also require a testing pool.' },
      ],
      [
        'When are workers tested?',
        {
          type: 'multi',
          options: ['Before hire', 'Random', 'After an incident', 'Reasonable suspicion', 'Return to duty'],
          weight: 0,
          after: [1, 'yes'],
        },
      ],
      ['Is testing done by a laboratory certified by HHS (SAMHSA)?', { weight: 3, after: [1, 'yes'] }],
      ['What percentage of workers is tested at random each year?', { type: 'number', min: 0, max: 100 }],
      ['Do you have positions covered by 49 CFR Part 40?', { weight: 0 }],
      ['Are supervisors trained to recognize impairment?', { weight: 3 }],
      ['Is help offered to workers who ask for it?', { weight: 1 }],
      ['How does the policy deal with prescribed medication?', TEXT],
    ],
  ],
  [
    'Fleet',
    'fleet',
    [
      ['Do your workers drive company vehicles to or on client sites?', { weight: 0 }],
      [
        'Are driver records (MVR) checked at hire and every year?',
        {
          weight: 4,
          after: [1, 'yes'],
          evidence: true,
          help: 'Attach the form or the provider’s confirmation, without names.',
        },
      ],
      [
        'Is the use of hand-held phones while driving forbidden?',
        { weight: 4, after: [1, 'yes'], knockout: ['no'] },
      ],
      ['How many vehicles does your company operate?', NUMBER],
      ['Do you operate cranes, aerial lifts or forklifts?', { weight: 0 }],
      [
        'Are all operators certified and evaluated for the equipment they use?',
        {
          weight: 5,
          after: [5, 'yes'],
          knockout: ['no'],
          evidence: true,
          help: '29 CFR 1926.1427 and 1910.178(l).',
        },
      ],
      ['Is equipment inspected before each shift, in writing?', { weight: 3, after: [5, 'yes'] }],
      ['Which telematics or speed monitoring do you use?', { ...TEXT, after: [1, 'yes'] }],
    ],
  ],
  [
    'Environment',
    'environment',
    [
      ['Is there a written environmental policy?', { weight: 2 }],
      [
        'Are safety data sheets at hand for every chemical on site?',
        { weight: 4, help: '29 CFR 1910.1200(g).' },
      ],
      ['Is there a spill response plan with material on every vehicle or site?', { weight: 3 }],
      ['How many reportable spills did you have in the last three years?', NUMBER],
      ['Do you generate hazardous waste on client sites?', { weight: 0 }],
      [
        'Is it handed over only to permitted transporters, with manifests kept?',
        { weight: 4, after: [5, 'yes'], evidence: true },
      ],
      ['Are workers trained for the chemicals they use?', { weight: 3 }],
      ['Which measures reduce dust, noise or runoff on your sites?', TEXT],
    ],
  ],
  [
    'Emergencies',
    'emergencies',
    [
      ['Is there an emergency action plan for each site before work begins?', { weight: 4 }],
      ['Are the nearest hospital and the way to it posted on every site?', { weight: 2 }],
      ['When did you last hold an emergency drill?', { type: 'date', weight: 0 }],
      ['How many workers are trained in the use of fire extinguishers?', NUMBER],
      ['Do your workers enter permit-required confined spaces?', { weight: 0 }],
      [
        'Is rescue arranged and practiced before each entry?',
        { weight: 5, after: [5, 'yes'], knockout: ['no'], evidence: true, help: '29 CFR 1910.146(k).' },
      ],
      ['Are severe weather and heat covered by the plan?', { weight: 2 }],
      ['Whom does a client call outside working hours?', TEXT],
    ],
  ],
];

/** Questions that most demo contractors answer No: they have no such work. */
export const USUALLY_NO: readonly string[] = [
  'incidents-5',
  'drugs-5',
  'fleet-1',
  'fleet-5',
  'environment-5',
  'emergencies-5',
];
