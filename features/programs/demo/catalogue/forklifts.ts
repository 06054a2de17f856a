import { program } from './sketch.ts';

export const FORKLIFTS = program(
  'forklifts',
  'Powered industrial trucks',
  '29 CFR 1910.178',
  [],
  [
    [
      'operators',
      5,
      '1910.178(l)(1)',
      'Only trained and evaluated people operate a truck; trainees are supervised and endanger nobody.',
      'critical',
    ],
    [
      'content',
      3,
      '1910.178(l)(3)',
      'Training covers the truck, the load and the workplace, in the classroom and in practice.',
    ],
    [
      'refresher',
      3,
      '1910.178(l)(4)(ii)',
      'Trains again after an accident, a near miss, an unsafe observation, another truck or another place.',
    ],
    ['three-years', 3, '1910.178(l)(4)(iii)', 'Evaluates every operator at least once in three years.'],
    [
      'certificates',
      2,
      '1910.178(l)(6)',
      'Certifies training and evaluation: operator, dates, who trained and evaluated.',
    ],
    [
      'daily',
      4,
      '1910.178(q)(7)',
      'Trucks are examined before each day or shift, and defects reported at once.',
      'critical',
    ],
    [
      'out-of-service',
      4,
      '1910.178(p)(1)',
      'A truck that is not safe is taken out of service until it is repaired by authorized people.',
    ],
    ['capacity', 3, '1910.178(o)(2)', 'No load above the rated capacity; plates are legible.'],
    [
      'stability',
      3,
      '1910.178(o)(1)',
      'Loads are stable and safely arranged; says how off-center loads are handled.',
    ],
    [
      'people',
      4,
      '1910.178(m)(2)',
      'Nobody stands or passes under a raised fork, loaded or empty.',
      'critical',
    ],
    ['riders', 2, '1910.178(m)(3)', 'No riders but where the truck has a place for them.'],
    [
      'unattended',
      2,
      '1910.178(m)(5)',
      'Unattended trucks: load down, controls neutral, power off, brakes set.',
    ],
    [
      'travel',
      3,
      '1910.178(n)(4)',
      'Slows down and sounds the horn where vision is blocked; travels backwards when the load blocks the view.',
    ],
    ['docks', 2, '1910.178(k)(1)', 'Trailers are braked and chocked before a truck goes in.'],
    [
      'charging',
      2,
      '1910.178(g)(2)',
      'Batteries are charged in places made for it, with ventilation and eye wash.',
    ],
  ],
);
