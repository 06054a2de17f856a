import { type LineAccess, row, stamped } from '@vcms/testing/access';
import { COMPANY_FIXTURES, companyRecord } from './company-fixtures.ts';
import { COMPANY_ISOLATION } from './company-isolation.ts';

const COMPANY_IDS = ['firm', 'X', 'Y', 'W', 'R', 'A', 'B', 'L', 'Z'];

export const access: LineAccess = {
  records: {
    companies: {
      cells: row('glcu A', 'glc A; u K', 'gu O; gl E', 'g O; gl E', 'gu O; gl E', 'gu O; gl E'),
      fixture: COMPANY_FIXTURES.companies,
      moves: { states: ['active', 'suspended', 'archived'], moves: {}, field: 'status' },
      leftToReaders: ['timezone'],
      trustedOnly: ['counts', 'declaredFacts', 'mergedInto'],
    },
    // Written by the server only, which sees that no two companies have one EIN.
    companyPrivate: {
      cells: row('g A', 'g A', 'g O', '', 'g O', 'g O'),
      fixture: COMPANY_FIXTURES.companyPrivate,
    },
    contacts: {
      cells: row('gl A', 'gl A', 'gl O; gl E', 'gl O; gl E', 'gl O; gl E', 'gl O; gl E'),
      fixture: COMPANY_FIXTURES.contacts,
    },
  },
  background: () =>
    COMPANY_IDS.flatMap((id) => [
      [`companies/${id}`, stamped(companyRecord(id))] as const,
      [`companies/bare${id}`, stamped(companyRecord(id))] as const,
    ]),
  isolation: COMPANY_ISOLATION,
};

export { companyRecord };
