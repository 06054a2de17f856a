import type { UserRole } from './role.ts';

/**
 * Where the thing that a notice is about is looked at or decided; `certificates`: what is on file, where nothing is decided;
 * `standing`: how a contractor stands with a client, and what it is to do next.
 */
export const NOTICE_PLACES = [
  'insurance',
  'certificates',
  'statistics',
  'programs',
  'questionnaires',
  'documents',
  'document-review',
  'company-documents',
  'engagements',
  'standing',
  'late-reviews',
  'variances',
  'workforce',
  'notes',
  'calendar',
  'users',
  'companies',
  'profile',
  'dashboard',
] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

type Pages = Readonly<Partial<Record<UserRole, string>>>;

/** The page of each role for a place (domain 4.0). A role without a page of its own is led to its home page. */
const PAGES: Readonly<Record<NoticePlace, Pages>> = {
  insurance: {
    5002: '/csinsurance-review',
    5003: '/csinsurance-review',
    5004: '/insurance-reviews',
    5005: '/insurance',
  },
  certificates: {
    5002: '/insurance-reviews',
    5003: '/insurance-reviews',
    5004: '/insurance-reviews',
    5005: '/insurance',
  },
  statistics: { 5002: '/confirm-statisticals', 5003: '/confirm-statisticals', 5005: '/osha-emr-stats' },
  programs: { 5002: '/safety-policy-review', 5003: '/safety-policy-review', 5005: '/safety-programs' },
  questionnaires: {
    5002: '/company-questionnaires',
    5003: '/company-questionnaires',
    5005: '/questionnaire/general-questionnaire',
  },
  documents: {
    5002: '/documents-center/files',
    5003: '/documents-center/files',
    5004: '/documents-center/files',
  },
  'document-review': { 5002: '/documents-center/files/review', 5003: '/documents-center/files/review' },
  'company-documents': {
    5002: '/documents-center/files',
    5003: '/documents-center/files',
    5004: '/documents-center/files',
    5005: '/update-contractor-company?part=documents',
  },
  engagements: { 5003: '/contractor-approval', 5004: '/new-contractor-request' },
  standing: { 5003: '/new-contractor-request', 5005: '/dashboard#clients' },
  'late-reviews': { 5001: '/dashboard#late-reviews' },
  variances: { 5003: '/all-variances', 5005: '/insurance' },
  workforce: { 5003: '/work-manager', 5005: '/update-contractor-company?part=workforce' },
  notes: { 5003: '/contractor-notes', 5004: '/contractor-notes', 5005: '/dashboard#notes' },
  calendar: Object.fromEntries(
    ['5001', '5002', '5003', '5004', '5005', '5006'].map((role) => [role, '/calendar']),
  ),
  profile: Object.fromEntries(
    ['5001', '5002', '5003', '5004', '5005', '5006'].map((role) => [role, '/profile/user/edit-profile']),
  ),
  companies: { 5001: '/admin/admin-tools/companies', 5002: '/customerservice/company-management' },
  users: { 5001: '/admin/admin-tools/users', 5002: '/customerservice/user-management' },
  dashboard: {},
};

/** What an event is about, by the beginning of its key. */
const PLACE_OF_KEY: readonly (readonly [RegExp, NoticePlace])[] = [
  [/^received-.*-insurance-/, 'insurance'],
  [/^received-.*-statistics-/, 'statistics'],
  [/^received-.*-programs-/, 'programs'],
  [/^received-.*-questionnaires-/, 'questionnaires'],
  [/^received-.*-document-review-/, 'document-review'],
  [/^review-holder-/, 'insurance'],
  [/^docrequest-/, 'documents'],
  [/^device-/, 'profile'],
  [/^calendar-feed-/, 'calendar'],
  [/^expiry-.*(osha|emr)\./, 'statistics'],
  [/^expiry-.*program\./, 'programs'],
  [/^expiry-.*document\./, 'company-documents'],
  [/^expiry-.*insurance\./, 'certificates'],
  [/^(broker|entered|letter)-/, 'insurance'],
  [/^questionnaire-/, 'questionnaires'],
  [/^(log-due|corrected)-/, 'statistics'],
  [/^variance-/, 'variances'],
  [/^(status|requirements|override)-/, 'standing'],
  [/^reviews-late-/, 'late-reviews'],
  [/^(staff-expiry|doc-type)-/, 'workforce'],
  [/^engagement[-.]/, 'engagements'],
  [/^note-/, 'notes'],
  [/^event-/, 'calendar'],
  [/^invitation-/, 'users'],
  [/^plan-/, 'companies'],
];

/** The place that the key of an event tells; the home page where it tells none. */
export function placeOfKey(eventKey: string): NoticePlace {
  return PLACE_OF_KEY.find(([pattern]) => pattern.test(eventKey))?.[1] ?? 'dashboard';
}

const PLACE_OF_ITEM: readonly (readonly [RegExp, NoticePlace])[] = [
  [/^insurance\./, 'certificates'],
  [/^(osha|emr)\./, 'statistics'],
  [/^program\./, 'programs'],
  [/^document\./, 'company-documents'],
  [/^staff\./, 'workforce'],
];

/** Where an item of a result is seen to; undefined where its key tells none. */
export function placeOfItem(key: string): NoticePlace | undefined {
  return PLACE_OF_ITEM.find(([pattern]) => pattern.test(key))?.[1];
}

/** Path of the page for somebody of a role, with the part of the page where that says more. Begins with a slash; no query, no secret. */
export function placePath(place: NoticePlace, role: string): string {
  const pages: Readonly<Record<string, string | undefined>> = PAGES[place];
  return pages[role] ?? '/dashboard';
}
