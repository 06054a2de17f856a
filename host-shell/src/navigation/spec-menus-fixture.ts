import type { AbsolutePath, MenuGroup, MenuLink, MenuNode, RoleCode } from '@vcms/contract';

/** The menus of the specification (section 2, labels of shell-behaviour 5.3), for tests. */

function link(label: string, to: AbsolutePath): MenuLink {
  return { kind: 'link', id: `${label}:${to}`, label, to, icon: 'home' };
}

function placeholder(label: string): MenuLink {
  return { kind: 'link', id: label, label, to: '/404', placeholder: true };
}

function group(label: string, ...items: readonly MenuLink[]): MenuGroup {
  return { kind: 'group', id: label, label, icon: 'folder', items };
}

const CALENDAR = link('Calendar', '/calendar');
const ANNOUNCEMENT = link('Email Announcement', '/email-messaging/h-client');
const NOTE = link('Leave a Contractor Note', '/contractor-notes');
const EDIT_COMPANY = link('Edit Company Information', '/update-contractor-company');
const CONTRACTOR_HELP = link('Help', '/help-logged-in/contractor-help');

export const SPEC_MENUS: Readonly<Record<RoleCode, readonly MenuNode[]>> = {
  '5001': [
    link('Home', '/dashboard'),
    link('Company Tools', '/admin/admin-tools/companies'),
    link('User Tools', '/admin/admin-tools/users'),
    CALENDAR,
  ],
  '5002': [
    link('CS Home', '/dashboard'),
    link('Companies', '/customerservice/company-management'),
    link('Users', '/customerservice/user-management'),
    group(
      'CS Tools',
      link('Review Insurance', '/csinsurance-review'),
      link('Set Insurance Limits', '/cs-set-insurance-limits/'),
      link('Contractor Insurance Reviews', '/insurance-reviews'),
      link('Review Safety Programs', '/safety-policy-review'),
      link('Document Center', '/documents-center/files'),
      link('Confirm OSHA Logs and EMR', '/confirm-statisticals'),
      link('Contractor Questionnaires', '/company-questionnaires'),
    ),
    CALENDAR,
    link('FAQ', '/help-logged-in/cs-help'),
  ],
  '5003': [
    link('Home', '/dashboard'),
    group(
      'Our Contractors',
      link('Current Contractors', '/new-contractor-request'),
      link('Pending Contractors', '/contractor-approval'),
      link('Workforce Manager', '/work-manager'),
    ),
    group(
      'Auditing Tools',
      link('Review Insurance', '/csinsurance-review'),
      link('Set Insurance Limits (by contractor)', '/cs-set-insurance-limits'),
      link('Set Insurance Limits (all contractors)', '/set-insurance-appwide'),
      link('Contractor Insurance Reviews', '/insurance-reviews'),
      link('Safety Programs', '/score-programs'),
      link('Review Safety Programs', '/safety-policy-review'),
      link('OSHA and EMR Logs', '/confirm-statisticals'),
      link('Set TRIR/EMR Limits', '/set-acceptable-values'),
      link('Set Contractor-Staff Document Types', '/set-contractor-docs'),
      link('Contractor Questionnaires', '/company-questionnaires'),
      link('Variances', '/all-variances'),
    ),
    group('Document Center', link('All Contractor Documents', '/documents-center/files')),
    ANNOUNCEMENT,
    NOTE,
    CALENDAR,
    link('Help', '/help-logged-in/client-help'),
  ],
  '5004': [
    link('Home', '/dashboard'),
    link('Our Contractors', '/new-contractor-request'),
    group(
      'Document Center',
      link('General Documents', '/documents-center/files'),
      link('Insurance', '/insurance-reviews'),
      placeholder('Hiring client Specific'),
      placeholder('Permit To Work'),
    ),
    ANNOUNCEMENT,
    NOTE,
    CALENDAR,
    link('FAQ', '/faq-logged-in/client-faq'),
  ],
  '5005': [
    link('Home', '/dashboard'),
    group(
      'Company Information',
      link('Contractor Supplier Questionnaire', '/questionnaire/general-questionnaire'),
      EDIT_COMPANY,
    ),
    group(
      'Document Center',
      link('Insurance', '/insurance'),
      link('OSHA and EMR Statistics', '/osha-emr-stats'),
      link('Safety Programs', '/safety-programs'),
    ),
    CALENDAR,
    CONTRACTOR_HELP,
  ],
  '5006': [link('Home', '/dashboard'), EDIT_COMPANY, CALENDAR, CONTRACTOR_HELP],
};
