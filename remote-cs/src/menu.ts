import type { RemoteMenu } from '@vcms/contract';

/**
 * Menu and routes of role 5002 (specification section 2; labels of shell-behaviour 5.3). Data only.
 * The menu keeps the slash at the end of /cs-set-insurance-limits/ as the specification writes it; its relative
 * 'safety-policy-review' is made absolute.
 */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-cs',
  family: 'cs',
  menus: {
    '5002': [
      { kind: 'link', id: '5002-home', label: 'CS Home', to: '/dashboard', icon: 'home' },
      {
        kind: 'link',
        id: '5002-companies',
        label: 'Companies',
        to: '/customerservice/company-management',
        icon: 'building',
      },
      {
        kind: 'link',
        id: '5002-users',
        label: 'Users',
        to: '/customerservice/user-management',
        icon: 'users',
      },
      {
        kind: 'group',
        id: '5002-cs-tools',
        label: 'CS Tools',
        icon: 'wrench',
        items: [
          {
            kind: 'link',
            id: '5002-review-insurance',
            label: 'Review Insurance',
            to: '/csinsurance-review',
            icon: 'shield',
          },
          {
            kind: 'link',
            id: '5002-set-insurance-limits',
            label: 'Set Insurance Limits',
            to: '/cs-set-insurance-limits/',
            icon: 'sliders',
          },
          {
            kind: 'link',
            id: '5002-insurance-reviews',
            label: 'Contractor Insurance Reviews',
            to: '/insurance-reviews',
            icon: 'umbrella',
          },
          {
            kind: 'link',
            id: '5002-review-safety-programs',
            label: 'Review Safety Programs',
            to: '/safety-policy-review',
            icon: 'document-check',
          },
          {
            kind: 'link',
            id: '5002-document-center',
            label: 'Document Center',
            to: '/documents-center/files',
            icon: 'folder',
          },
          {
            kind: 'link',
            id: '5002-confirm-logs',
            label: 'Confirm OSHA Logs and EMR',
            to: '/confirm-statisticals',
            icon: 'chart',
          },
          {
            kind: 'link',
            id: '5002-questionnaires',
            label: 'Contractor Questionnaires',
            to: '/company-questionnaires',
            icon: 'clipboard',
          },
        ],
      },
      { kind: 'link', id: '5002-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
      { kind: 'link', id: '5002-faq', label: 'FAQ', to: '/help-logged-in/cs-help', icon: 'help' },
    ],
  },
  routes: [
    { path: '/dashboard', roles: ['5002'] },
    { path: '/customerservice/company-management', roles: ['5002'] },
    {
      path: '/customerservice/contractor-requests',
      roles: ['5002'],
      label: 'Requested contractors',
      parent: '/customerservice/company-management',
    },
    { path: '/customerservice/user-management', roles: ['5002'] },
    { path: '/csinsurance-review', roles: ['5002'] },
    {
      path: '/csinsurance-review/:contractorId/:policyId',
      roles: ['5002'],
      label: 'Policy',
      parent: '/csinsurance-review',
    },
    { path: '/cs-set-insurance-limits', roles: ['5002'] },
    { path: '/insurance-reviews', roles: ['5002'] },
    {
      path: '/insurance-reviews/:contractorId',
      roles: ['5002'],
      label: 'Contractor',
      parent: '/insurance-reviews',
    },
    { path: '/safety-policy-review', roles: ['5002'] },
    {
      path: '/safety-policy-review/catalog',
      roles: ['5002'],
      label: 'Program catalog',
      parent: '/safety-policy-review',
    },
    {
      path: '/safety-policy-review/:contractorId/:programId',
      roles: ['5002'],
      label: 'Program',
      parent: '/safety-policy-review',
    },
    { path: '/documents-center/files', roles: ['5002'] },
    {
      path: '/documents-center/files/review',
      roles: ['5002'],
      label: 'Documents to review',
      parent: '/documents-center/files',
    },
    {
      path: '/documents-center/files/review/:contractorId/:documentId',
      roles: ['5002'],
      label: 'Document',
      parent: '/documents-center/files',
    },
    {
      path: '/documents-center/files/:contractorId',
      roles: ['5002'],
      label: 'Contractor',
      parent: '/documents-center/files',
    },
    { path: '/confirm-statisticals', roles: ['5002'] },
    {
      path: '/confirm-statisticals/:contractorId/:kind/:recordId',
      roles: ['5002'],
      label: 'Record',
      parent: '/confirm-statisticals',
    },
    { path: '/company-questionnaires', roles: ['5002'] },
    {
      path: '/company-questionnaires/:contractorId/:definitionId',
      roles: ['5002'],
      label: 'Answers',
      parent: '/company-questionnaires',
    },
    { path: '/calendar', roles: ['5002'] },
    { path: '/help-logged-in/cs-help', roles: ['5002'] },
  ],
};
