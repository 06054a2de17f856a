/** Accounts of the demo data. The password protects nothing: it exists only in the local Firebase. */
export const DEMO_PASSWORD = 'demo-vcms-2026';

/** Ids of the companies the demo accounts belong to. */
export const DEMO_COMPANY_IDS = {
  firm: 'firm-clearpath',
  northfield: 'client-northfield',
  lakeshore: 'client-lakeshore',
  riverbend: 'client-riverbend',
} as const;

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  /** As the token's claim has it; '5999' is no role of the product. */
  readonly role: string;
  readonly companyId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** False: sign-in is refused, and a token issued before carries active: false. */
  readonly active: boolean;
}

function account(
  name: string,
  role: string,
  companyId: string,
  [firstName, lastName]: readonly [string, string],
  active = true,
): DemoAccount {
  return {
    uid: `demo-${name}`,
    email: `${name}@example.test`,
    password: DEMO_PASSWORD,
    role,
    companyId,
    firstName,
    lastName,
    active,
  };
}

/**
 * One account per role, then second ones of other companies for isolation tests, one with an unknown role and one that is
 * disabled. `contractor` serves all three clients, `contractor2` only Lakeshore Foods, `contractorNew` nobody.
 */
export const DEMO_PEOPLE = {
  admin: account('admin', '5001', DEMO_COMPANY_IDS.firm, ['Ada', 'Marlow']),
  cs: account('cs', '5002', DEMO_COMPANY_IDS.firm, ['Casey', 'Byrne']),
  client: account('client', '5003', DEMO_COMPANY_IDS.northfield, ['Nora', 'Feld']),
  clientReduced: account('client-reduced', '5004', DEMO_COMPANY_IDS.riverbend, ['Rosa', 'Quill']),
  contractor: account('contractor', '5005', 'contractor-01', ['Colin', 'Harrow']),
  contractorLimited: account('contractor-limited', '5006', 'contractor-19', ['Lena', 'Ostrow']),
  client2: account('client2', '5003', DEMO_COMPANY_IDS.lakeshore, ['Lars', 'Kemp']),
  contractor2: account('contractor2', '5005', 'contractor-10', ['Tessa', 'Dunmore']),
  contractorNew: account('contractor-new', '5005', 'contractor-18', ['Noel', 'Arden']),
  unknownRole: account('unknown-role', '5999', DEMO_COMPANY_IDS.firm, ['Una', 'Wells']),
  disabled: account('disabled', '5003', DEMO_COMPANY_IDS.lakeshore, ['Dale', 'Sorrel'], false),
} as const satisfies Readonly<Record<string, DemoAccount>>;

/** The same accounts as a list; the first of a role is the one to show. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = Object.values(DEMO_PEOPLE);
