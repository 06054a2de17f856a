export { recountCompanies, repairCounts } from './company-counts.ts';
export { companyNameOf, firmName } from './company-name.ts';
export { keepNameWords } from './name-words.ts';
