import type { DeclaredFacts } from './company-facts.ts';

/** Company kinds; there is exactly one firm (domain section 2). */
export const COMPANY_KINDS = ['firm', 'client', 'contractor'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** Plans: a client is full (5003) or reduced (5004), a contractor full (5005) or limited (5006). */
export const COMPANY_PLANS = ['full', 'reduced', 'limited'] as const;
export type CompanyPlan = (typeof COMPANY_PLANS)[number];

export const COMPANY_STATUSES = ['active', 'suspended', 'archived'] as const;

/** A company with this status shuts its people out until it is active again (ADR 31). */
export function closedByCompany(status: unknown): boolean {
  return status === 'suspended' || status === 'archived';
}

export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** What belongs to a company, counted by the server whenever it changes: lists show it without counting. */
export interface CompanyCounts {
  /** People with an account, disabled ones included. */
  readonly users: number;
  /** Of them, those who can sign in; absent where it was counted before this was kept. */
  readonly active?: number | undefined;
  /** Open engagements, as the client or as the contractor; 0 for the firm. */
  readonly engagements: number;
}

/** The part of a company that everybody connected to it may read: `companies/{id}` (domain section 2). */
export interface Company {
  readonly id: string;
  readonly kind: CompanyKind;
  /** 2..120 characters. */
  readonly name: string;
  readonly dba?: string | undefined;
  /** Absent for the firm. */
  readonly plan?: CompanyPlan | undefined;
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** 5 or 9 digits; the key is written as the specification writes it. */
  readonly Zip: string;
  /** E.164. */
  readonly phone: string;
  /** https only. */
  readonly website?: string | undefined;
  /** Six digits. */
  readonly naicsPrimary?: string | undefined;
  readonly naicsOther: readonly string[];
  readonly trades: readonly string[];
  /** Calendar date, YYYY-MM-DD. */
  readonly operatingSince?: string | undefined;
  /** 0..250000; above 10 a 300A is due. */
  readonly employeesPeakLastYear?: number | undefined;
  /** IANA name. */
  readonly timezone: string;
  readonly status: CompanyStatus;
  /** Of an archived duplicate: the company it was merged into. */
  readonly mergedInto?: string | undefined;
  /** What a contractor declared and the firm has not confirmed; the fields above count meanwhile (ADR 29). */
  readonly declaredFacts?: DeclaredFacts | undefined;
  /** Absent for a moment after the company came into being. */
  readonly counts?: CompanyCounts | undefined;
}

/** `companies/{id}/private/main`: the firm and the company itself only. */
export interface CompanyPrivate {
  /** Nine digits. */
  readonly ein: string;
  readonly ownerName: string;
  readonly taxClass: string;
  readonly duns?: string | undefined;
  /** True once the firm has entered or looked at the EIN; what a company entered itself proves nothing (ADR 30). */
  readonly einConfirmed?: boolean | undefined;
}

/** Bounds of domain section 2; lengths in characters. */
export const COMPANY_BOUNDS = {
  nameMin: 2,
  nameMax: 120,
  dbaMax: 120,
  naicsOtherMax: 10,
  tradesMin: 1,
  tradesMax: 20,
  employeesMax: 250_000,
  earliestOperatingSince: '1850-01-01',
} as const;

export const COMPANY_KIND_LABELS: Readonly<Record<CompanyKind, string>> = {
  firm: 'Firm',
  client: 'Hiring clients',
  contractor: 'Contractors',
};

export const COMPANY_STATUS_LABELS: Readonly<Record<CompanyStatus, string>> = {
  active: 'Active',
  suspended: 'Suspended',
  archived: 'Archived',
};

/** True when the plan belongs to the kind: the firm has none, only clients are reduced, only contractors limited. */
export function planFitsKind(plan: CompanyPlan | undefined, kind: CompanyKind): boolean {
  if (kind === 'firm') return plan === undefined;
  return plan === 'full' || plan === (kind === 'client' ? 'reduced' : 'limited');
}
