import type { CompanyKind, CompanyPlan, CompanyStatus, EngagementState, RiskLevel } from '@vcms/domain';

/** Stored form of the demo data: what trusted code writes. Dates become timestamps. */
export interface Stamps {
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly v: 1;
}

export interface CompanyRecord extends Stamps {
  readonly kind: CompanyKind;
  readonly name: string;
  readonly plan?: CompanyPlan;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  readonly phone: string;
  readonly naicsPrimary?: string;
  readonly naicsOther: readonly string[];
  readonly trades: readonly string[];
  readonly operatingSince: string;
  readonly employeesPeakLastYear: number;
  readonly timezone: string;
  readonly status: CompanyStatus;
}

export interface CompanyPrivateRecord extends Stamps {
  readonly ein: string;
  readonly ownerName: string;
  readonly taxClass: string;
}

export interface DemoCompany {
  readonly id: string;
  readonly record: CompanyRecord;
  readonly secret: CompanyPrivateRecord;
}

export interface UserRecord extends Stamps {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
  /** A role code, or '5999' for the one account whose role is unknown. */
  readonly role: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly status: 'invited' | 'active' | 'disabled';
  readonly prefs: { readonly emailReminders: boolean; readonly digest: 'off' | 'daily' | 'weekly' };
}

export interface DemoUser {
  readonly uid: string;
  readonly record: UserRecord;
}

export interface EngagementRecord extends Stamps {
  readonly clientId: string;
  readonly contractorId: string;
  readonly clientName: string;
  readonly contractorName: string;
  readonly state: EngagementState;
  readonly workTypes: readonly string[];
  readonly riskLevel: RiskLevel;
  readonly sites: readonly string[];
  readonly requestedBy: string;
  readonly decidedBy?: string;
  readonly decidedAt?: Date;
  readonly decisionReason?: string;
  readonly startOn?: string;
  readonly endOn?: string;
}

export interface DemoEngagement {
  readonly id: string;
  readonly record: EngagementRecord;
}

/** A notification to send, and whether its recipient has read it. */
export interface DemoNotification {
  readonly toId: string;
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
  readonly read: boolean;
}

export interface DemoData {
  readonly companies: readonly DemoCompany[];
  readonly users: readonly DemoUser[];
  readonly engagements: readonly DemoEngagement[];
  readonly notifications: readonly DemoNotification[];
}

/** An hour of a calendar date, UTC. */
export function at(date: string, hour: number): Date {
  return new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
}

export function stamps(createdAt: Date, updatedAt: Date, by: string): Stamps {
  return { createdAt, createdBy: by, updatedAt, updatedBy: by, v: 1 };
}
