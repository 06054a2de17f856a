/** One menu link of the specification, section 2. */
export interface GoldenEntry {
  readonly label: string;
  /** As the menu spells it, trailing slash included. */
  readonly path: string;
  readonly group?: string;
  readonly placeholder?: true;
}

function grouped(group: string, entries: readonly GoldenEntry[]): GoldenEntry[] {
  return entries.map((entry) => ({ ...entry, group }));
}

const HOME: GoldenEntry = { label: 'Home', path: '/dashboard' };
const CALENDAR: GoldenEntry = { label: 'Calendar', path: '/calendar' };

/** The six menus, link by link, written by hand from the specification and shell-behaviour 5.3. */
export const GOLDEN_MENUS: Readonly<Record<string, readonly GoldenEntry[]>> = {
  '5001': [
    HOME,
    { label: 'Company Tools', path: '/admin/admin-tools/companies' },
    { label: 'User Tools', path: '/admin/admin-tools/users' },
    CALENDAR,
  ],
  '5002': [
    { label: 'CS Home', path: '/dashboard' },
    { label: 'Companies', path: '/customerservice/company-management' },
    { label: 'Users', path: '/customerservice/user-management' },
    ...grouped('CS Tools', [
      { label: 'Review Insurance', path: '/csinsurance-review' },
      { label: 'Set Insurance Limits', path: '/cs-set-insurance-limits/' },
      { label: 'Contractor Insurance Reviews', path: '/insurance-reviews' },
      { label: 'Review Safety Programs', path: '/safety-policy-review' },
      { label: 'Document Center', path: '/documents-center/files' },
      { label: 'Confirm OSHA Logs and EMR', path: '/confirm-statisticals' },
      { label: 'Contractor Questionnaires', path: '/company-questionnaires' },
    ]),
    CALENDAR,
    { label: 'FAQ', path: '/help-logged-in/cs-help' },
  ],
  '5003': [
    HOME,
    ...grouped('Our Contractors', [
      { label: 'Current Contractors', path: '/new-contractor-request' },
      { label: 'Pending Contractors', path: '/contractor-approval' },
      { label: 'Workforce Manager', path: '/work-manager' },
    ]),
    ...grouped('Auditing Tools', [
      { label: 'Review Insurance', path: '/csinsurance-review' },
      { label: 'Set Insurance Limits (by contractor)', path: '/cs-set-insurance-limits' },
      { label: 'Set Insurance Limits (all contractors)', path: '/set-insurance-appwide' },
      { label: 'Contractor Insurance Reviews', path: '/insurance-reviews' },
      { label: 'Safety Programs', path: '/score-programs' },
      { label: 'Review Safety Programs', path: '/safety-policy-review' },
      { label: 'OSHA and EMR Logs', path: '/confirm-statisticals' },
      { label: 'Set TRIR/EMR Limits', path: '/set-acceptable-values' },
      { label: 'Set Contractor-Staff Document Types', path: '/set-contractor-docs' },
      { label: 'Contractor Questionnaires', path: '/company-questionnaires' },
      { label: 'Variances', path: '/all-variances' },
    ]),
    ...grouped('Document Center', [{ label: 'All Contractor Documents', path: '/documents-center/files' }]),
    { label: 'Email Announcement', path: '/email-messaging/h-client' },
    { label: 'Leave a Contractor Note', path: '/contractor-notes' },
    CALENDAR,
    { label: 'Help', path: '/help-logged-in/client-help' },
  ],
  '5004': [
    HOME,
    { label: 'Our Contractors', path: '/new-contractor-request' },
    ...grouped('Document Center', [
      { label: 'General Documents', path: '/documents-center/files' },
      { label: 'Insurance', path: '/insurance-reviews' },
      { label: 'Hiring client Specific', path: '/404', placeholder: true },
      { label: 'Permit To Work', path: '/404', placeholder: true },
    ]),
    { label: 'Email Announcement', path: '/email-messaging/h-client' },
    { label: 'Leave a Contractor Note', path: '/contractor-notes' },
    CALENDAR,
    { label: 'FAQ', path: '/faq-logged-in/client-faq' },
  ],
  '5005': [
    HOME,
    ...grouped('Company Information', [
      { label: 'Contractor Supplier Questionnaire', path: '/questionnaire/general-questionnaire' },
      { label: 'Edit Company Information', path: '/update-contractor-company' },
    ]),
    ...grouped('Document Center', [
      { label: 'Insurance', path: '/insurance' },
      { label: 'OSHA and EMR Statistics', path: '/osha-emr-stats' },
      { label: 'Safety Programs', path: '/safety-programs' },
    ]),
    CALENDAR,
    { label: 'Help', path: '/help-logged-in/contractor-help' },
  ],
  '5006': [
    HOME,
    { label: 'Edit Company Information', path: '/update-contractor-company' },
    CALENDAR,
    { label: 'Help', path: '/help-logged-in/contractor-help' },
  ],
};
