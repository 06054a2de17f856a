import type { CollectionName } from '@vcms/domain';
import { REFERENCE_ROW, type RoleCells, row, TRUSTED_TRAIL_ROW } from '@vcms/testing/access';

/** What pages of several lines read, since results rest on it: whoever writes it. The row of a line that does takes its place. */
export const INPUT_CELLS = {
  variances: row('gl A', 'gl A', 'gl O', 'gl O', 'gl O', ''),
} as const satisfies Partial<Record<CollectionName, RoleCells>>;

/** Rows of what belongs to no line yet. */
export const SHARED_CELLS = {
  clientPolicies: row('g A', 'g A', 'g O', 'g O', 'g E', 'g E'),
  requirementSets: row('gl A', 'glu A', 'glcu O', 'gl O', 'gl E', 'g E'),
  requirementOverrides: row('gl A', 'glc A', 'glc O', 'gl O', 'gl O', ''),
  reviews: row('gl A', 'glc A', 'glc E', 'gl E', 'gl O', ''),
  reviewInternal: row('', 'gc A', 'gc E', '', '', ''),
  // A client's own and the firm's: nothing of what other clients ask.
  questionnaires: row('gl A', 'gl A; cu O', 'glcu O', '', '', ''),
  questionnaireVersions: row('gl A', 'gl A; cu O', 'glcu O', '', 'gl P', ''),
  notes: row('gl N', 'glc N', 'glcu O', 'glcu O', 'gl O', ''),
  notifications: row('glud S', 'glud S', 'glud S', 'glud S', 'glud S', 'glud S'),
  snapshots: row('gl A', 'gl A', 'gl O', 'gl O', 'gl O', 'g O'),
  audit: row('gl A', 'gl A', 'gl O', '', '', ''),
  auditChains: row('gl A', '', '', '', '', ''),
  accessLog: TRUSTED_TRAIL_ROW,
  naicsCodes: REFERENCE_ROW,
  helpTexts: { ...REFERENCE_ROW, 5002: 'glu A' },
  reminderLog: row('g A', '', '', '', '', ''),
  mail: row('g A', '', '', '', '', ''),
  // Who is kept from submitting or writing sees until when.
  intakePauses: row('', '', 'g O', 'g O', 'g O', 'g O'),
  failedJobs: row('gld A', '', '', '', '', ''),
  // Each side its own queue, kept by the server: only 5002 and 5003 review (4.4).
  reviewTasks: row('gl O', 'gl O', 'gl O', '', '', ''),
  // The page of 4.4 names who holds a lock, so those who take locks may get them; to take one that ran out is an update.
  locks: row('g A', 'gcu A', 'gcu O', '', '', ''),
} as const satisfies Partial<Record<CollectionName, RoleCells>>;
