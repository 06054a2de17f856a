import type { Program } from '@vcms/domain';

type Sketch = readonly [id: string, title: string, cfr: string, trades: readonly string[]];

/** Twelve of the programs that domain section 2 names, with their parts of the Code of Federal Regulations. */
const SKETCHES: readonly Sketch[] = [
  ['fall-protection', 'Fall protection', '29 CFR 1926 Subpart M', []],
  ['hazard-communication', 'Hazard communication', '29 CFR 1910.1200', []],
  ['lockout-tagout', 'Lockout/tagout', '29 CFR 1910.147', []],
  ['ppe', 'Personal protective equipment', '29 CFR 1910.132', []],
  ['incident-reporting', 'Incident reporting', '29 CFR 1904', []],
  ['emergency-action', 'Emergency action', '29 CFR 1910.38', []],
  ['hot-work', 'Hot work', '29 CFR 1910.252', []],
  [
    'excavation',
    'Excavation',
    '29 CFR 1926 Subpart P',
    ['concrete', 'site_preparation', 'water_and_sewer_line'],
  ],
  ['confined-space', 'Permit-required confined space', '29 CFR 1910.146', ['water_and_sewer_line']],
  ['electrical', 'Electrical safety', '29 CFR 1910.331-.335', ['electrical', 'power_line']],
  ['cranes', 'Cranes and derricks', '29 CFR 1926 Subpart CC', ['building_equipment', 'structural_steel']],
  ['drug-and-alcohol', 'Drug and alcohol', '49 CFR 40', []],
];

const ELEMENTS = [
  { id: 'responsible', text: 'Names the person who is responsible.', points: 3, critical: false },
  {
    id: 'hazards',
    text: 'Lists the hazards of the work and how each is controlled.',
    points: 5,
    critical: true,
  },
  { id: 'training', text: 'Says who is trained, in what, and how often.', points: 4, critical: false },
  {
    id: 'inspection',
    text: 'Says who inspects, how often, and what happens to findings.',
    points: 3,
    critical: false,
  },
  {
    id: 'language',
    text: 'Is available in every language that is spoken on site.',
    points: 2,
    critical: false,
  },
];

export const PROGRAMS: readonly Program[] = SKETCHES.map(([id, title, cfr, appliesToTrades]) => ({
  id,
  title,
  cfr,
  elements: ELEMENTS,
  appliesToTrades: [...appliesToTrades],
}));

/** Programs that every contractor submits. The first one carries what is special about a contractor. */
export const CORE_PROGRAMS: readonly string[] = PROGRAMS.slice(0, 7).map(({ id }) => id);
