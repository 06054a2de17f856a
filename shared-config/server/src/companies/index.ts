export { recountCompanies, repairCounts } from './company-counts.ts';
export { COMPANY_DELETIONS, type CompanyDeletion, isOfDeletedCompany } from './company-deletions.ts';
export { companyNameOf, firmName } from './company-name.ts';
export { keepNameWords } from './name-words.ts';
