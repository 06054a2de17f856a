import type { AbsolutePath, RemoteMenu, RoleCode, RouteDecl } from '@vcms/contract';
import { FULL, REDUCED } from './menu-entries.ts';

const BOTH: readonly RoleCode[] = ['5003', '5004'];
const FULL_ONLY: readonly RoleCode[] = ['5003'];

/** The page of one record below its list. */
function detailOf(parent: AbsolutePath, ids: string, label: string, roles: readonly RoleCode[]): RouteDecl {
  return { path: `${parent}/${ids}`, roles, label, parent };
}

/**
 * Menus and routes of roles 5003 and 5004 (specification section 2; labels of shell-behaviour 5.3). Data only.
 * Two entries of role 5004 are placeholders that lead to /404 on purpose.
 */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-client',
  family: 'client',
  menus: { '5003': FULL, '5004': REDUCED },
  routes: [
    { path: '/dashboard', roles: BOTH },
    { path: '/new-contractor-request', roles: BOTH },
    detailOf('/new-contractor-request', ':contractorId', 'Contractor', BOTH),
    { path: '/contractor-approval', roles: FULL_ONLY },
    { path: '/contractor-approval/:contractorId', roles: FULL_ONLY },
    { path: '/work-manager', roles: FULL_ONLY },
    detailOf('/work-manager', 'review', 'Documents to review', FULL_ONLY),
    detailOf('/work-manager', 'review/:staffId/:documentId', 'Document', FULL_ONLY),
    detailOf('/work-manager', ':staffId', 'Site access', FULL_ONLY),
    { path: '/csinsurance-review', roles: FULL_ONLY },
    detailOf('/csinsurance-review', ':contractorId/:policyId', 'Policy', FULL_ONLY),
    { path: '/cs-set-insurance-limits', roles: FULL_ONLY },
    { path: '/set-insurance-appwide', roles: FULL_ONLY },
    { path: '/insurance-reviews', roles: BOTH },
    detailOf('/insurance-reviews', ':contractorId', 'Contractor', BOTH),
    { path: '/score-programs', roles: FULL_ONLY },
    { path: '/safety-policy-review', roles: FULL_ONLY },
    detailOf('/safety-policy-review', ':contractorId/:programId', 'Program', FULL_ONLY),
    { path: '/confirm-statisticals', roles: FULL_ONLY },
    detailOf('/confirm-statisticals', ':contractorId/:kind/:recordId', 'Record', FULL_ONLY),
    { path: '/set-acceptable-values', roles: FULL_ONLY },
    { path: '/set-contractor-docs', roles: FULL_ONLY },
    { path: '/company-questionnaires', roles: FULL_ONLY },
    detailOf('/company-questionnaires', ':contractorId/:definitionId', 'Answers', FULL_ONLY),
    { path: '/all-variances', roles: FULL_ONLY },
    { path: '/documents-center/files', roles: BOTH },
    detailOf('/documents-center/files', 'required', 'Required documents', FULL_ONLY),
    detailOf('/documents-center/files', 'review', 'Documents to review', FULL_ONLY),
    detailOf('/documents-center/files', 'review/:contractorId/:documentId', 'Document', FULL_ONLY),
    detailOf('/documents-center/files', ':contractorId', 'Contractor', BOTH),
    { path: '/email-messaging/h-client', roles: BOTH },
    detailOf('/email-messaging/h-client', ':announcementId', 'Announcement', BOTH),
    { path: '/contractor-notes', roles: BOTH },
    { path: '/calendar', roles: BOTH },
    { path: '/help-logged-in/client-help', roles: FULL_ONLY },
    { path: '/faq-logged-in/client-faq', roles: ['5004'] },
  ],
};
