import type { RemoteMenu, RoleCode } from '@vcms/contract';

const BOTH: readonly RoleCode[] = ['5005', '5006'];
const FULL_ONLY: readonly RoleCode[] = ['5005'];

/** Menus and routes of roles 5005 and 5006 (specification section 2; labels of shell-behaviour 5.3). Data only. */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-contractor',
  family: 'contractor',
  menus: {
    '5005': [
      { kind: 'link', id: '5005-home', label: 'Home', to: '/dashboard', icon: 'home' },
      {
        kind: 'group',
        id: '5005-company-information',
        label: 'Company Information',
        icon: 'building',
        items: [
          {
            kind: 'link',
            id: '5005-questionnaire',
            label: 'Contractor Supplier Questionnaire',
            to: '/questionnaire/general-questionnaire',
            icon: 'clipboard',
          },
          {
            kind: 'link',
            id: '5005-edit-company',
            label: 'Edit Company Information',
            to: '/update-contractor-company',
            icon: 'edit',
          },
        ],
      },
      {
        kind: 'group',
        id: '5005-document-center',
        label: 'Document Center',
        icon: 'folder',
        items: [
          { kind: 'link', id: '5005-insurance', label: 'Insurance', to: '/insurance', icon: 'umbrella' },
          {
            kind: 'link',
            id: '5005-statistics',
            label: 'OSHA and EMR Statistics',
            to: '/osha-emr-stats',
            icon: 'chart',
          },
          {
            kind: 'link',
            id: '5005-safety-programs',
            label: 'Safety Programs',
            to: '/safety-programs',
            icon: 'check-circle',
          },
        ],
      },
      { kind: 'link', id: '5005-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
      {
        kind: 'link',
        id: '5005-help',
        label: 'Help',
        to: '/help-logged-in/contractor-help',
        icon: 'help',
      },
    ],
    '5006': [
      { kind: 'link', id: '5006-home', label: 'Home', to: '/dashboard', icon: 'home' },
      {
        kind: 'link',
        id: '5006-edit-company',
        label: 'Edit Company Information',
        to: '/update-contractor-company',
        icon: 'building',
      },
      { kind: 'link', id: '5006-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
      {
        kind: 'link',
        id: '5006-help',
        label: 'Help',
        to: '/help-logged-in/contractor-help',
        icon: 'help',
      },
    ],
  },
  routes: [
    { path: '/dashboard', roles: BOTH },
    { path: '/questionnaire/general-questionnaire', roles: FULL_ONLY },
    { path: '/update-contractor-company', roles: BOTH },
    { path: '/insurance', roles: FULL_ONLY },
    { path: '/osha-emr-stats', roles: FULL_ONLY },
    { path: '/safety-programs', roles: FULL_ONLY },
    { path: '/calendar', roles: BOTH },
    { path: '/help-logged-in/contractor-help', roles: BOTH },
  ],
};
