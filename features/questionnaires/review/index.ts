export { CompanyQuestionnairesPage } from './company-questionnaires-page.tsx';
