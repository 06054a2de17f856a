import type { AbsolutePath, MenuNode, RemoteMenu, RoleCode, RouteDecl } from '@vcms/contract';

const FULL: readonly MenuNode[] = [
  { kind: 'link', id: '5003-home', label: 'Home', to: '/dashboard', icon: 'home' },
  {
    kind: 'group',
    id: '5003-our-contractors',
    label: 'Our Contractors',
    icon: 'hard-hat',
    items: [
      {
        kind: 'link',
        id: '5003-current-contractors',
        label: 'Current Contractors',
        to: '/new-contractor-request',
        icon: 'user-check',
      },
      {
        kind: 'link',
        id: '5003-pending-contractors',
        label: 'Pending Contractors',
        to: '/contractor-approval',
        icon: 'hourglass',
      },
      {
        kind: 'link',
        id: '5003-workforce-manager',
        label: 'Workforce Manager',
        to: '/work-manager',
        icon: 'users',
      },
    ],
  },
  {
    kind: 'group',
    id: '5003-auditing-tools',
    label: 'Auditing Tools',
    icon: 'clipboard-check',
    items: [
      {
        kind: 'link',
        id: '5003-review-insurance',
        label: 'Review Insurance',
        to: '/csinsurance-review',
        icon: 'shield',
      },
      {
        kind: 'link',
        id: '5003-limits-by-contractor',
        label: 'Set Insurance Limits (by contractor)',
        to: '/cs-set-insurance-limits',
        icon: 'sliders',
      },
      {
        kind: 'link',
        id: '5003-limits-all-contractors',
        label: 'Set Insurance Limits (all contractors)',
        to: '/set-insurance-appwide',
        icon: 'settings',
      },
      {
        kind: 'link',
        id: '5003-insurance-reviews',
        label: 'Contractor Insurance Reviews',
        to: '/insurance-reviews',
        icon: 'umbrella',
      },
      {
        kind: 'link',
        id: '5003-safety-programs',
        label: 'Safety Programs',
        to: '/score-programs',
        icon: 'check-circle',
      },
      {
        kind: 'link',
        id: '5003-review-safety-programs',
        label: 'Review Safety Programs',
        to: '/safety-policy-review',
        icon: 'document-check',
      },
      {
        kind: 'link',
        id: '5003-logs',
        label: 'OSHA and EMR Logs',
        to: '/confirm-statisticals',
        icon: 'chart',
      },
      {
        kind: 'link',
        id: '5003-acceptable-values',
        label: 'Set TRIR/EMR Limits',
        to: '/set-acceptable-values',
        icon: 'gauge',
      },
      {
        kind: 'link',
        id: '5003-staff-document-types',
        label: 'Set Contractor-Staff Document Types',
        to: '/set-contractor-docs',
        icon: 'id-card',
      },
      {
        kind: 'link',
        id: '5003-questionnaires',
        label: 'Contractor Questionnaires',
        to: '/company-questionnaires',
        icon: 'clipboard',
      },
      { kind: 'link', id: '5003-variances', label: 'Variances', to: '/all-variances', icon: 'scale' },
    ],
  },
  {
    kind: 'group',
    id: '5003-document-center',
    label: 'Document Center',
    icon: 'folder',
    items: [
      {
        kind: 'link',
        id: '5003-contractor-documents',
        label: 'All Contractor Documents',
        to: '/documents-center/files',
        icon: 'documents',
      },
    ],
  },
  {
    kind: 'link',
    id: '5003-announcement',
    label: 'Email Announcement',
    to: '/email-messaging/h-client',
    icon: 'mail',
  },
  {
    kind: 'link',
    id: '5003-note',
    label: 'Leave a Contractor Note',
    to: '/contractor-notes',
    icon: 'note',
  },
  { kind: 'link', id: '5003-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
  { kind: 'link', id: '5003-help', label: 'Help', to: '/help-logged-in/client-help', icon: 'help' },
];

const REDUCED: readonly MenuNode[] = [
  { kind: 'link', id: '5004-home', label: 'Home', to: '/dashboard', icon: 'home' },
  {
    kind: 'link',
    id: '5004-our-contractors',
    label: 'Our Contractors',
    to: '/new-contractor-request',
    icon: 'hard-hat',
  },
  {
    kind: 'group',
    id: '5004-document-center',
    label: 'Document Center',
    icon: 'folder',
    items: [
      {
        kind: 'link',
        id: '5004-general-documents',
        label: 'General Documents',
        to: '/documents-center/files',
        icon: 'documents',
      },
      { kind: 'link', id: '5004-insurance', label: 'Insurance', to: '/insurance-reviews', icon: 'umbrella' },
      {
        kind: 'link',
        id: '5004-client-specific',
        label: 'Hiring client Specific',
        to: '/404',
        icon: 'document',
        placeholder: true,
      },
      {
        kind: 'link',
        id: '5004-permit-to-work',
        label: 'Permit To Work',
        to: '/404',
        icon: 'key',
        placeholder: true,
      },
    ],
  },
  {
    kind: 'link',
    id: '5004-announcement',
    label: 'Email Announcement',
    to: '/email-messaging/h-client',
    icon: 'mail',
  },
  {
    kind: 'link',
    id: '5004-note',
    label: 'Leave a Contractor Note',
    to: '/contractor-notes',
    icon: 'note',
  },
  { kind: 'link', id: '5004-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
  { kind: 'link', id: '5004-faq', label: 'FAQ', to: '/faq-logged-in/client-faq', icon: 'help' },
];

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
    detailOf('/documents-center/files', ':contractorId', 'Contractor', BOTH),
    { path: '/email-messaging/h-client', roles: BOTH },
    detailOf('/email-messaging/h-client', ':announcementId', 'Announcement', BOTH),
    { path: '/contractor-notes', roles: BOTH },
    { path: '/calendar', roles: BOTH },
    { path: '/help-logged-in/client-help', roles: FULL_ONLY },
    { path: '/faq-logged-in/client-faq', roles: ['5004'] },
  ],
};
