import type { StaffDocType } from '@vcms/domain';

/** A type of staff document to start from; months 0 never expires. */
export type SuggestedType = Pick<StaffDocType, 'id' | 'name' | 'validMonths' | 'sensitive'>;

function type(id: string, name: string, validMonths: number, sensitive = false): SuggestedType {
  return { id, name, validMonths, sensitive };
}

const ORIENTATION = type('site-orientation', 'Site orientation', 12);
const FIRST_AID = type('first-aid', 'First aid and CPR', 24);
const FORKLIFT = type('forklift', 'Forklift', 36);
const DRUG_SCREEN = type('drug-screen', 'Drug screen', 12, true);

/** What clients of an industry usually ask of people on site (domain section 2, examples of staff document types). */
export const SUGGESTED_SETS: Readonly<
  Record<string, { readonly label: string; readonly types: readonly SuggestedType[] }>
> = {
  construction: {
    label: 'Construction',
    types: [
      type('osha-10', 'OSHA 10', 0),
      type('osha-30', 'OSHA 30', 0),
      ORIENTATION,
      FIRST_AID,
      type('fall-protection', 'Fall protection', 24),
      type('aerial-lift', 'Aerial lift', 36),
      DRUG_SCREEN,
    ],
  },
  process: {
    label: 'Refineries, chemicals and power',
    types: [
      ORIENTATION,
      type('respirator-fit-test', 'Respirator fit test', 12),
      type('confined-space', 'Confined space entry', 12),
      type('hazwoper', 'HAZWOPER refresher', 12),
      FIRST_AID,
      DRUG_SCREEN,
      type('background-check', 'Background check', 24, true),
    ],
  },
  food: {
    label: 'Food and warehousing',
    types: [ORIENTATION, type('food-safety', 'Food safety', 36), FORKLIFT, FIRST_AID],
  },
  transport: {
    label: 'Transport',
    types: [
      ORIENTATION,
      type('driver-licence', 'Driver license', 48),
      type('medical-card', 'Medical examiner card', 24, true),
      DRUG_SCREEN,
    ],
  },
};

/** The code of a type, from its name: the same name is the same document with every client. '' without a letter or digit. */
export function typeCode(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}
