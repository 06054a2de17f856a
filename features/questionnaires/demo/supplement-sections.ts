import type { SectionText } from './firm-sections.ts';

const SITE: SectionText = [
  'Northfield site rules',
  'northfield',
  [
    [
      'Will every worker complete the Northfield orientation before the first shift?',
      { weight: 3, knockout: ['no'] },
    ],
    ['Will you keep a supervisor on site whenever your crew works?', { weight: 3 }],
    ['Do you accept that photos on site need a permit?'],
    ['How many people will you bring to our sites at most?', { type: 'number', min: 1, max: 5000 }],
    ['Do you work near overhead power lines?', { weight: 0 }],
    ['Is a spotter named for each lift near them?', { weight: 3, after: [5, 'yes'], knockout: ['no'] }],
    ['Do you bring chemicals to our sites?', { weight: 0 }],
    [
      'Which chemicals, and how much of each?',
      { type: 'text', maxLength: 1000, weight: 0, after: [7, 'yes'] },
    ],
    ['From which day are you available?', { type: 'date', required: false, weight: 0 }],
  ],
];

/** What the client's next version will ask beside it. */
const SHUTDOWN: SectionText = [
  'Shutdown work',
  'shutdown',
  [['Can you staff night shifts during a shutdown?', { weight: 0 }]],
];

const FOOD: SectionText = [
  'Food safety',
  'food',
  [
    [
      'Do your workers follow hair, beard and jewelry rules in production areas?',
      { weight: 3, knockout: ['no'] },
    ],
    ['Are tools and parts counted in and out of each line?', { weight: 3 }],
    [
      'Are only food-grade lubricants used above open product?',
      { weight: 3, help: 'NSF H1 registered lubricants.' },
    ],
    ['How many of your workers have had food safety training?', { type: 'number', min: 0, max: 5000 }],
    ['Has your crew worked in a plant under HACCP before?', { weight: 1 }],
    ['In which plants?', { type: 'text', maxLength: 500, required: false, weight: 0, after: [5, 'yes'] }],
  ],
];

export const NORTHFIELD_SECTIONS: readonly SectionText[] = [SITE];
export const NORTHFIELD_NEXT: readonly SectionText[] = [SITE, SHUTDOWN];
export const LAKESHORE_SECTIONS: readonly SectionText[] = [FOOD];
