import { EVIDENCE_TABLE, type LineAccess, row, stamped } from '@vcms/testing/access';
import { SAMPLE_ISOLATION } from './sample-isolation.ts';
import { person, STAFF_FIXTURES, sampleRecord } from './staff-fixtures.ts';

export const access: LineAccess = {
  records: {
    staffDocTypes: {
      cells: row('gl A', 'gl A', 'glcu O', 'gl O', 'gl E', ''),
      fixture: STAFF_FIXTURES.staffDocTypes,
    },
    // Contractors open one through the server only.
    sampleDocuments: { cells: row('', 'g A', 'gc O', '', '', ''), fixture: STAFF_FIXTURES.sampleDocuments },
    // A client lists its people by the assignments.
    staff: { cells: row('gl A', 'gl A', 'g E', '', 'glcu O', ''), fixture: STAFF_FIXTURES.staff },
    staffDocuments: {
      cells: row('gl A', 'gl A', 'gl E', '', 'glcud O', ''),
      fixture: STAFF_FIXTURES.staffDocuments,
      moves: EVIDENCE_TABLE,
    },
    staffAssignments: {
      cells: row('gl A', 'gl A', 'glu O', '', 'glcu O', ''),
      fixture: STAFF_FIXTURES.staffAssignments,
    },
    staffSnapshots: {
      cells: row('gl A', 'gl A', 'gl O', '', 'gl O', ''),
      fixture: STAFF_FIXTURES.staffSnapshots,
    },
  },
  isolation: SAMPLE_ISOLATION,
  background: () => ['A', 'B', 'L'].map((id) => [`companies/${id}/staff/s2`, stamped(person(id))]),
};

export { person, sampleRecord };
