import { program } from './sketch.ts';

export const HAZARD_COMMUNICATION = program(
  'hazard-communication',
  'Hazard communication',
  '29 CFR 1910.1200',
  [],
  [
    [
      'written',
      5,
      '1910.1200(e)(1)',
      'Has a written program at each workplace that says how labels, data sheets and training are done.',
      'critical',
    ],
    [
      'list',
      4,
      '1910.1200(e)(1)(i)',
      'Lists the hazardous chemicals present, by the names of their data sheets.',
    ],
    [
      'non-routine',
      2,
      '1910.1200(e)(1)(ii)',
      'Says how people learn of the hazards of unusual tasks and of unlabeled pipes.',
    ],
    [
      'multi-employer',
      4,
      '1910.1200(e)(2)',
      'Says how other employers on site get data sheets, precautions and the labeling system.',
    ],
    [
      'available',
      2,
      '1910.1200(e)(4)',
      'The program is available to employees and their representatives on request.',
    ],
    [
      'labels',
      4,
      '1910.1200(f)(6)',
      'Containers at the workplace are labeled with the product and words or pictures of its hazards.',
    ],
    ['kept', 2, '1910.1200(f)(9)', 'Labels of incoming containers are not removed or defaced.'],
    [
      'sheets',
      4,
      '1910.1200(g)(1)',
      'Obtains a data sheet for each chemical, and says who does and what happens without one.',
    ],
    [
      'access',
      5,
      '1910.1200(g)(8)',
      'Data sheets are at hand in every work area during each shift, also when a system fails.',
      'critical',
    ],
    [
      'training',
      5,
      '1910.1200(h)(1)',
      'Trains at first assignment and whenever a new hazard is introduced.',
      'critical',
    ],
    [
      'content',
      3,
      '1910.1200(h)(3)',
      'Training covers detection, hazards, protection, labels and data sheets.',
    ],
  ],
);
