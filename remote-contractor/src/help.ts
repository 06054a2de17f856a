import { type HelpInPlace, pageHelp } from '@vcms/help/in-place';
import { contractorPages } from '@vcms/help/page-articles';
import { menu } from './menu.ts';

const contractorHelp: HelpInPlace = {
  pages: contractorPages,
  address: '/help-logged-in/contractor-help',
  loadBook: async () => (await import('@vcms/help/contractor')).book,
};

/** The question marks beside the titles of the remote's pages. */
export const ContractorHelp = pageHelp({ '5005': contractorHelp, '5006': contractorHelp }, menu.routes);
