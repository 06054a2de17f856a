import type { RoleCode } from '@vcms/contract';

/** A link as the specification names it: label and path. */
export type GoldenLink = readonly [label: string, path: string];
/** A group: its label and its links. */
export type GoldenGroup = readonly [label: string, items: readonly GoldenLink[]];
export type GoldenNode = GoldenLink | GoldenGroup;

/**
 * The menus of the six roles, written by hand from the specification, section 2; labels that it does not give are those
 * of shell-behaviour 5.3. Nothing here is derived from code: remotes are compared with it.
 */
export const GOLDEN_MENUS: Readonly<Record<RoleCode, readonly GoldenNode[]>> = {
  '5001': [
    ['Home', '/dashboard'],
    ['Company Tools', '/admin/admin-tools/companies'],
    ['User Tools', '/admin/admin-tools/users'],
    ['Calendar', '/calendar'],
  ],
  '5002': [
    ['CS Home', '/dashboard'],
    ['Companies', '/customerservice/company-management'],
    ['Users', '/customerservice/user-management'],
    [
      'CS Tools',
      [
        ['Review Insurance', '/csinsurance-review'],
        ['Set Insurance Limits', '/cs-set-insurance-limits/'],
        ['Contractor Insurance Reviews', '/insurance-reviews'],
        ['Review Safety Programs', '/safety-policy-review'],
        ['Document Center', '/documents-center/files'],
        ['Confirm OSHA Logs and EMR', '/confirm-statisticals'],
        ['Contractor Questionnaires', '/company-questionnaires'],
      ],
    ],
    ['Calendar', '/calendar'],
    ['FAQ', '/help-logged-in/cs-help'],
  ],
  '5003': [
    ['Home', '/dashboard'],
    [
      'Our Contractors',
      [
        ['Current Contractors', '/new-contractor-request'],
        ['Pending Contractors', '/contractor-approval'],
        ['Workforce Manager', '/work-manager'],
      ],
    ],
    [
      'Auditing Tools',
      [
        ['Review Insurance', '/csinsurance-review'],
        ['Set Insurance Limits (by contractor)', '/cs-set-insurance-limits'],
        ['Set Insurance Limits (all contractors)', '/set-insurance-appwide'],
        ['Contractor Insurance Reviews', '/insurance-reviews'],
        ['Safety Programs', '/score-programs'],
        ['Review Safety Programs', '/safety-policy-review'],
        ['OSHA and EMR Logs', '/confirm-statisticals'],
        ['Set TRIR/EMR Limits', '/set-acceptable-values'],
        ['Set Contractor-Staff Document Types', '/set-contractor-docs'],
        ['Contractor Questionnaires', '/company-questionnaires'],
        ['Variances', '/all-variances'],
      ],
    ],
    ['Document Center', [['All Contractor Documents', '/documents-center/files']]],
    ['Email Announcement', '/email-messaging/h-client'],
    ['Leave a Contractor Note', '/contractor-notes'],
    ['Calendar', '/calendar'],
    ['Help', '/help-logged-in/client-help'],
  ],
  '5004': [
    ['Home', '/dashboard'],
    ['Our Contractors', '/new-contractor-request'],
    [
      'Document Center',
      [
        ['General Documents', '/documents-center/files'],
        ['Insurance', '/insurance-reviews'],
        ['Hiring client Specific', '/404'],
        ['Permit To Work', '/404'],
      ],
    ],
    ['Email Announcement', '/email-messaging/h-client'],
    ['Leave a Contractor Note', '/contractor-notes'],
    ['Calendar', '/calendar'],
    ['FAQ', '/faq-logged-in/client-faq'],
  ],
  '5005': [
    ['Home', '/dashboard'],
    [
      'Company Information',
      [
        ['Contractor Supplier Questionnaire', '/questionnaire/general-questionnaire'],
        ['Edit Company Information', '/update-contractor-company'],
      ],
    ],
    [
      'Document Center',
      [
        ['Insurance', '/insurance'],
        ['OSHA and EMR Statistics', '/osha-emr-stats'],
        ['Safety Programs', '/safety-programs'],
      ],
    ],
    ['Calendar', '/calendar'],
    ['Help', '/help-logged-in/contractor-help'],
  ],
  '5006': [
    ['Home', '/dashboard'],
    ['Edit Company Information', '/update-contractor-company'],
    ['Calendar', '/calendar'],
    ['Help', '/help-logged-in/contractor-help'],
  ],
};

/** Placeholders of role 5004: shown, but not a page of the remote. */
export const GOLDEN_PLACEHOLDERS: readonly string[] = ['Hiring client Specific', 'Permit To Work'];
