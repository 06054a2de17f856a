export { recountCompanies, repairCounts } from './company-counts.ts';
export { companyNameOf } from './company-name.ts';
export { keepNameWords } from './name-words.ts';
