import { program } from './sketch.ts';

export const SCAFFOLDS = program(
  'scaffolds',
  'Scaffolds',
  '29 CFR 1926 Subpart L',
  ['roofing', 'structural_steel', 'painting', 'concrete', 'commercial_building'],
  [
    [
      'capacity',
      4,
      '1926.451(a)(1)',
      'Scaffolds carry their own weight and four times the intended load; the load is posted or told.',
    ],
    [
      'design',
      3,
      '1926.451(a)(6)',
      'A qualified person designs scaffolds, and they are built and loaded as designed.',
    ],
    ['planking', 3, '1926.451(b)(1)', 'Working levels are fully planked; gaps are at most 1 inch.'],
    [
      'ties',
      3,
      '1926.451(c)(1)',
      'Supported scaffolds higher than four times their base are tied, guyed or braced.',
    ],
    [
      'footing',
      3,
      '1926.451(c)(2)',
      'Poles and legs stand plumb on base plates and mud sills; nothing unstable carries them.',
    ],
    [
      'access',
      4,
      '1926.451(e)(1)',
      'Gives a ladder, stair or ramp where a platform is more than 2 feet away; cross braces are not climbed.',
      'critical',
    ],
    [
      'inspection',
      5,
      '1926.451(f)(3)',
      'A competent person inspects scaffolds before each shift and after anything that may have weakened them.',
      'critical',
    ],
    ['power-lines', 4, '1926.451(f)(6)', 'Names the clearance to power lines and how it is kept.'],
    [
      'erection',
      4,
      '1926.451(f)(7)',
      'Only trained people erect, move and dismantle, directed by a competent person.',
      'critical',
    ],
    ['weather', 2, '1926.451(f)(12)', 'Says when wind, storm, snow or ice stop the work, and who decides.'],
    [
      'falls',
      5,
      '1926.451(g)(1)',
      'Protects from falls at more than 10 feet, by guardrails or personal fall arrest, type by type.',
      'critical',
    ],
    ['objects', 3, '1926.451(h)(1)', 'Protects people on and below from falling tools and material.'],
    [
      'mobile',
      2,
      '1926.452(w)',
      'Says when and how a mobile scaffold may be moved, and that its casters are locked.',
    ],
    ['users', 3, '1926.454(a)', 'Trains users in the hazards, the use and the loads of the scaffold.'],
    ['retraining', 2, '1926.454(c)', 'Trains again after changes or where work shows that it is needed.'],
  ],
);
