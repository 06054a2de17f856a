import { program } from './sketch.ts';

export const HOT_WORK = program(
  'hot-work',
  'Hot work',
  '29 CFR 1910.252',
  [],
  [
    [
      'permit',
      5,
      '1910.252(a)(2)(iv)',
      'Somebody responsible inspects the place and authorizes the work first, best by a written permit.',
      'critical',
    ],
    ['extinguishers', 4, '1910.252(a)(2)(ii)', 'Fire extinguishing equipment is ready for use at the place.'],
    [
      'watch',
      5,
      '1910.252(a)(2)(iii)(A)',
      'A fire watch stands by where more than a minor fire could develop: within 35 feet, through openings, on metal walls.',
      'critical',
    ],
    [
      'half-hour',
      4,
      '1910.252(a)(2)(iii)(B)',
      'The watch is trained, can give the alarm, and stays at least half an hour after the work.',
    ],
    [
      'prohibited',
      3,
      '1910.252(a)(2)(vi)',
      'Names where hot work is forbidden: impaired sprinklers, explosive air, stored ignitables.',
    ],
    [
      'combustibles',
      4,
      '1910.252(a)(2)(vii)',
      'Moves combustibles 35 feet away, or covers and shields them.',
    ],
    [
      'ducts',
      2,
      '1910.252(a)(2)(viii)',
      'Ducts and conveyors that could carry sparks are protected or shut down.',
    ],
    [
      'management',
      2,
      '1910.252(a)(2)(xiii)',
      'Management names areas and procedures, who authorizes, and tells contractors of flammables.',
    ],
    [
      'containers',
      4,
      '1910.252(a)(3)(i)',
      'Used drums and tanks are cleaned until nothing flammable or toxic is left; lines are disconnected or blanked.',
      'critical',
    ],
    [
      'eyes',
      3,
      '1910.252(b)(2)',
      'Gives eye and face protection by process and shade; others are screened from the arc.',
    ],
    ['clothing', 2, '1910.252(b)(3)', 'Clothing protects from sparks and heat.'],
    [
      'confined',
      3,
      '1910.252(b)(4)',
      'Confined spaces: ventilation, cylinders outside, a lifeline and an attendant.',
    ],
    [
      'fumes',
      3,
      '1910.252(c)(2)',
      'Ventilates by space and process, and says what is done for lead, zinc, cadmium and stainless steel.',
    ],
    [
      'cylinders',
      2,
      '1926.350(a)',
      'Cylinders stand upright and secured, capped when moved; oxygen is kept from fuel gas.',
    ],
  ],
);
