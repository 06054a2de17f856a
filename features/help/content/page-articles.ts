// Written by `npm run help` from the files in articles/: edit those.
import type { PageArticles } from '../model/article-of-page.ts';

export const csPages: PageArticles = {
  '/calendar': 'calendar-in-other-programs',
  '/company-questionnaires': 'questionnaires-for-clients',
  '/confirm-statisticals': 'how-the-review-queue-works',
  '/confirm-statisticals/:contractorId/:kind/:recordId': 'reviewing-an-osha-year',
  '/cs-set-insurance-limits': 'special-limits-for-a-client',
  '/csinsurance-review': 'how-the-review-queue-works',
  '/csinsurance-review/:contractorId/:policyId': 'what-to-check-on-a-certificate',
  '/customerservice/company-management': 'connecting-a-contractor-to-a-client',
  '/customerservice/user-management': 'inviting-people',
  '/dashboard': 'overdue-reviews',
  '/documents-center/files': 'requesting-a-document',
  '/documents-center/files/review': 'reviewing-company-documents',
  '/insurance-reviews': 'lists-filters-and-exports',
  '/insurance-reviews/:contractorId': 'entering-a-policy-on-behalf',
  '/safety-policy-review': 'accept-return-or-reject',
};

export const clientPages: PageArticles = {
  '/all-variances': 'deciding-variances',
  '/calendar': 'calendar-in-other-programs',
  '/company-questionnaires': 'questionnaires-for-clients',
  '/confirm-statisticals': 'how-the-review-queue-works',
  '/confirm-statisticals/:contractorId/:kind/:recordId': 'reviewing-an-osha-year',
  '/contractor-approval': 'approving-a-contractor',
  '/contractor-notes': 'notes-about-a-contractor',
  '/cs-set-insurance-limits': 'limits-for-one-contractor',
  '/csinsurance-review': 'how-the-review-queue-works',
  '/csinsurance-review/:contractorId/:policyId': 'what-to-check-on-a-certificate',
  '/dashboard': 'what-changes-next',
  '/documents-center/files': 'requesting-a-document',
  '/documents-center/files/required': 'requiring-company-documents',
  '/documents-center/files/review': 'accept-return-or-reject',
  '/email-messaging/h-client': 'sending-an-announcement',
  '/insurance-reviews': 'insurance-register',
  '/new-contractor-request': 'asking-for-a-new-contractor',
  '/new-contractor-request/:contractorId': 'suspending-and-ending',
  '/safety-policy-review': 'accept-return-or-reject',
  '/score-programs': 'safety-programs-and-scores',
  '/set-acceptable-values': 'limits-for-trir-and-emr',
  '/set-contractor-docs': 'workforce-for-clients',
  '/set-insurance-appwide': 'setting-limits-for-all',
  '/work-manager': 'workforce-for-clients',
  '/work-manager/review': 'accept-return-or-reject',
};

export const clientFaqPages: PageArticles = {
  '/calendar': 'calendar-in-other-programs',
  '/contractor-notes': 'notes-about-a-contractor',
  '/dashboard': 'what-you-can-do-here',
  '/documents-center/files': 'files-of-your-contractors',
  '/email-messaging/h-client': 'sending-an-announcement',
  '/insurance-reviews': 'insurance-register',
  '/new-contractor-request': 'asking-for-a-contractor',
  '/new-contractor-request/:contractorId': 'what-you-cannot-see',
};

export const contractorPages: PageArticles = {
  '/calendar': 'calendar-in-other-programs',
  '/dashboard': 'getting-started-contractor',
  '/insurance': 'adding-a-policy',
  '/osha-emr-stats': 'entering-an-osha-year',
  '/questionnaire/general-questionnaire': 'questionnaire-for-contractors',
  '/safety-programs': 'safety-programs-for-contractors',
  '/update-contractor-company': 'company-information',
};
