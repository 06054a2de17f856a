import { ROLES_OUTSIDE_THE_FIRM } from '@vcms/data';
import type { DeadlineTopic, UserRole } from '@vcms/domain';
import type { ComponentType } from 'react';

/** What the signed-in role may do with companies; rules and the server decide, this only shows (domain 4.3, 4.4). */
export interface CompanyPowers {
  /** Records of the firm itself are listed and edited. */
  readonly firmRecords: boolean;
  readonly archive: boolean;
  readonly merge: boolean;
  /** What lists of people must ask for, so that the rules let them through; undefined: everybody. */
  readonly peopleListed: readonly UserRole[] | undefined;
  /** Connects contractors to clients, and writes into the contact log. */
  readonly connect: boolean;
  /** Where the insurance of contractors stands, and policies are entered on their behalf; undefined: not in this remote. */
  readonly insurancePath: string | undefined;
  /** What else is entered on behalf of a contractor; undefined: nothing in this remote. */
  readonly entries: ContractorEntries | undefined;
  /** The page of users in the same remote. */
  readonly usersPath: string;
  readonly repairPath: RepairPath;
}

/** Buttons of another line that stand with a contractor on the full plan. */
export type ContractorEntries = ComponentType<{
  readonly contractorId: string;
  readonly contractorName: string;
}>;

/** The page for a topic, a contractor's own where there is one; undefined: the remote has none. */
export type RepairPath = (topic: DeadlineTopic | undefined, contractorId: string) => string | undefined;

export const noRepair: RepairPath = () => undefined;

/** Who keeps companies: 5001 all; 5002 without archive, merge and the firm's own record. */
export type FirmRole = '5001' | '5002';

export const POWERS_OF_KEEPER: Readonly<Record<FirmRole, Omit<CompanyPowers, 'repairPath' | 'entries'>>> = {
  '5001': {
    firmRecords: true,
    archive: true,
    merge: true,
    peopleListed: undefined,
    connect: false,
    insurancePath: undefined,
    usersPath: '/admin/admin-tools/users',
  },
  '5002': {
    firmRecords: false,
    archive: false,
    merge: false,
    peopleListed: ROLES_OUTSIDE_THE_FIRM,
    connect: true,
    insurancePath: '/insurance-reviews',
    usersPath: '/customerservice/user-management',
  },
};
