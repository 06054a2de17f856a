import { program } from './sketch.ts';

export const FALL_PROTECTION = program(
  'fall-protection',
  'Fall protection',
  '29 CFR 1926 Subpart M',
  [],
  [
    [
      'six-feet',
      5,
      '1926.501(b)(1)',
      'Requires guardrails, nets or personal fall arrest on every unprotected side or edge 6 feet or more above a lower level.',
      'critical',
    ],
    [
      'surface',
      2,
      '1926.501(a)(2)',
      'Has somebody find out that a walking or working surface can carry the load before people go onto it.',
    ],
    [
      'holes',
      3,
      '1926.501(b)(4)',
      'Protects people from falling through holes and skylights, and from stepping into them.',
    ],
    [
      'roofs',
      3,
      '1926.501(b)(10)',
      'Says which protection is used on low-slope and on steep roofs, and where a monitor alone is allowed.',
    ],
    [
      'falling-objects',
      3,
      '1926.501(c)',
      'Protects people below: hard hats, and toeboards, canopies or a closed area.',
    ],
    [
      'guardrails',
      3,
      '1926.502(b)',
      'Gives the height and strength of guardrails: 42 inches, a midrail, 200 pounds outward.',
    ],
    [
      'anchors',
      5,
      '1926.502(d)(15)',
      'Requires anchors that hold 5,000 pounds for each person, or twice the load under a qualified person.',
      'critical',
    ],
    [
      'free-fall',
      3,
      '1926.502(d)(16)',
      'Limits free fall to 6 feet and keeps people from contact with the level below.',
    ],
    [
      'rescue',
      4,
      '1926.502(d)(20)',
      'Says how somebody who has fallen is rescued at once, by whom and with what.',
      'critical',
    ],
    [
      'before-use',
      3,
      '1926.502(d)(21)',
      'Has harness, lanyard and connectors inspected before each use, and damaged ones taken out of service.',
    ],
    ['covers', 2, '1926.502(i)', 'Covers over holes carry twice the load, are secured and are marked.'],
    [
      'plan',
      2,
      '1926.502(k)',
      'Where usual protection is not feasible: a site plan by a qualified person that names why and what is done instead.',
    ],
    [
      'training',
      4,
      '1926.503(a)',
      'Trains everybody who may be exposed, by a competent person, before they are exposed.',
      'critical',
    ],
    ['certificates', 2, '1926.503(b)', 'Keeps a written certificate of training: name, date, who trained.'],
    [
      'retraining',
      2,
      '1926.503(c)',
      'Trains again when work, equipment or what people do shows that it is needed.',
    ],
  ],
);
