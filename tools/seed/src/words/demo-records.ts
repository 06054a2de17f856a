import type { Company, CompanyPrivate, Engagement, User } from '@vcms/domain';

/** Stored form of the demo data: what the server writes. Dates become timestamps. */
export interface Stamps {
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly v: 1;
}

export type CompanyRecord = Omit<Company, 'id'> & Stamps;
type CompanyPrivateRecord = CompanyPrivate & Stamps;

export interface DemoCompany {
  readonly id: string;
  readonly record: CompanyRecord;
  readonly secret: CompanyPrivateRecord;
}

export interface UserRecord extends Omit<User, 'id' | 'role'>, Stamps {
  /** A role code, or '5999' for the one account whose role is unknown. */
  readonly role: string;
}

export interface DemoUser {
  readonly uid: string;
  readonly record: UserRecord;
}

export interface EngagementRecord extends Omit<Engagement, 'id' | 'updatedAt'>, Stamps {
  readonly requestedBy: string;
  readonly decidedBy?: string;
  readonly decidedAt?: Date;
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

/** An hour of a calendar date, UTC. */
export function at(date: string, hour: number): Date {
  return new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
}

/**
 * A moment of the day of the demo data that has come whenever they are written, UTC: so many seconds after its midnight. What a
 * person does next must not be older.
 */
export function early(today: string, second: number): Date {
  return new Date(at(today, 0).getTime() + second * 1000);
}

export function stamps(createdAt: Date, updatedAt: Date, by: string): Stamps {
  return { createdAt, createdBy: by, updatedAt, updatedBy: by, v: 1 };
}
