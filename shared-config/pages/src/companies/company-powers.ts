/** What the signed-in role may do with companies; rules and trusted code decide, this only shows (domain 4.3, 4.4). */
export interface CompanyPowers {
  /** Records of the firm itself are listed and edited. */
  readonly firmRecords: boolean;
  readonly archive: boolean;
  readonly merge: boolean;
}

/** Who keeps companies: 5001 all; 5002 without archive, merge and the firm's own record. */
export type CompanyKeeper = '5001' | '5002';

export const POWERS_OF_KEEPER: Readonly<Record<CompanyKeeper, CompanyPowers>> = {
  '5001': { firmRecords: true, archive: true, merge: true },
  '5002': { firmRecords: false, archive: false, merge: false },
};
