import type { StaffDocType } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '../words/accounts.ts';

export const JOB_ROLES = [
  'Foreman',
  'Journeyman',
  'Apprentice',
  'Forklift operator',
  'Welder',
  'Driver',
  'Safety officer',
  'Laborer',
];

export const STAFF_SITES = ['Main site', 'North yard', 'Plant 2'];

type Sketch = Pick<StaffDocType, 'id' | 'name' | 'validMonths' | 'sensitive' | 'jobRoles'>;

/** Papers of people (domain section 2, examples of staff document types). */
export const STAFF_DOC_TYPES: readonly Sketch[] = [
  { id: 'osha-10', name: 'OSHA 10', validMonths: 0, sensitive: false, jobRoles: 'all' },
  { id: 'site-orientation', name: 'Site orientation', validMonths: 12, sensitive: false, jobRoles: 'all' },
  { id: 'first-aid', name: 'First aid and CPR', validMonths: 24, sensitive: false, jobRoles: 'all' },
  { id: 'forklift', name: 'Forklift', validMonths: 36, sensitive: false, jobRoles: ['Forklift operator'] },
  {
    id: 'drug-screen',
    name: 'Drug screen',
    validMonths: 12,
    sensitive: true,
    jobRoles: ['Driver', 'Welder'],
  },
];

/** Northfield shows what a first aid card looks like. */
export const DEMO_SAMPLE = { typeId: 'first-aid', documentId: 'sample-first-aid' } as const;

/** The types of each client on the full plan. */
export function staffDocTypes(): readonly StaffDocType[] {
  const { northfield, lakeshore } = DEMO_COMPANY_IDS;
  return [northfield, lakeshore].flatMap((clientId) =>
    STAFF_DOC_TYPES.map((sketch) => ({
      ...sketch,
      clientId,
      required: sketch.id !== 'osha-10',
      warnDays: 30,
      ...(clientId === northfield && sketch.id === DEMO_SAMPLE.typeId
        ? { sampleDocId: DEMO_SAMPLE.documentId }
        : {}),
      active: !(clientId === lakeshore && sketch.id === 'drug-screen'),
    })),
  );
}
