/**
 * Domain 5.2, written down by hand. Operations: g get, l list, c create, u update, d delete. Scopes: A all, K all but the
 * firm's own, O own company, E other side of an engagement, S the person alone. Named decisions (x) are in state-moves.ts.
 * "T" of the design (the server only) is no operation for anybody.
 */
export type RoleCells = Readonly<Record<'5001' | '5002' | '5003' | '5004' | '5005' | '5006', string>>;

/** Cells in the order of the roles. */
export function row(...cells: readonly [string, string, string, string, string, string]): RoleCells {
  const [admin, staff, client, reduced, contractor, limited] = cells;
  return { 5001: admin, 5002: staff, 5003: client, 5004: reduced, 5005: contractor, 5006: limited };
}

/** policy, OSHA year, EMR, program version, answers: clients on the reduced plan see only policies. */
export const EVIDENCE_ROW = row('gl A', 'gl A', 'gl E', '', 'glcud O', '');
/** Written by the server only. */
export const TRUSTED_TRAIL_ROW = row('gl A', 'gl A', '', '', 'gl O', '');
/** Tables that the firm's administrator keeps for everybody. */
export const REFERENCE_ROW = row('glcu A', 'gl A', 'gl A', 'gl A', 'gl A', 'gl A');
