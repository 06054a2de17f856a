import { ROLES_OUTSIDE_THE_FIRM } from '@vcms/data';
import { type CompanyKind, USER_ROLES, type UserRole } from '@vcms/domain';

/** Who keeps accounts: 5001 all; 5002 those outside the firm (domain 4.3, 4.4, 5.2). */
export type UserKeeper = '5001' | '5002';

/** What the signed-in role may do with accounts; rules and the server decide, this only shows. */
export interface UserPowers {
  /** Roles that are seen and given. */
  readonly roles: readonly UserRole[];
  /** What lists must ask for, so that the rules let them through; undefined: everybody. */
  readonly listed: readonly UserRole[] | undefined;
  /** Companies that people may belong to. */
  readonly kinds: readonly CompanyKind[];
  /** Takes the authenticator app off an account whose owner lost the device. */
  readonly resetsSecondFactor: boolean;
  /** The page of companies in the same remote. */
  readonly companiesPath: string;
}

export const POWERS_OVER_USERS: Readonly<Record<UserKeeper, UserPowers>> = {
  '5001': {
    roles: USER_ROLES,
    listed: undefined,
    kinds: ['client', 'contractor', 'firm'],
    resetsSecondFactor: true,
    companiesPath: '/admin/admin-tools/companies',
  },
  '5002': {
    roles: ROLES_OUTSIDE_THE_FIRM,
    listed: ROLES_OUTSIDE_THE_FIRM,
    kinds: ['client', 'contractor'],
    resetsSecondFactor: false,
    companiesPath: '/customerservice/company-management',
  },
};
