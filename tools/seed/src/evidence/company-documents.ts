import { addDays, WC_STATEMENT_TYPE } from '@vcms/domain';
import type { FilePart } from '../words/contractor-file.ts';
import { ago, type FileContext, firmReview } from '../words/file-context.ts';
import { type DocumentWish, sampleDocument } from '../words/sample-document.ts';

function plainPage(heading: string, { company }: FileContext): DocumentWish['page'] {
  const address = `${company.address1}, ${company.city}, ${company.state} ${company.Zip}`;
  const rows: DocumentWish['page']['rows'] = [
    ['Name', company.name],
    ['Address', address],
  ];
  return { heading, subheading: company.name, rows, foot: 'Sample.' };
}

/** Tax form, agreement, licence, and the statement in place of workers' compensation. */
export function documentsPart(context: FileContext): FilePart {
  const { contractorId, quirks, today } = context;
  const endsSoon = quirks.has('document_ends_soon');
  const agreement: DocumentWish = {
    contractorId,
    id: 'msa',
    typeId: 'msa',
    category: 'msa',
    title: 'Master service agreement',
    issuedOn: ago(context, 300),
    expiresOn: addDays(today, endsSoon ? 11 : 420),
    page: plainPage('MASTER SERVICE AGREEMENT', context),
  };
  const wishes: readonly DocumentWish[] = [
    {
      contractorId,
      id: 'w9',
      typeId: 'w9',
      category: 'w9',
      title: 'Form W-9',
      issuedOn: ago(context, 320),
      page: plainPage('REQUEST FOR TAXPAYER IDENTIFICATION NUMBER', context),
    },
    ...(quirks.has('document_missing') ? [] : [agreement]),
    ...(quirks.has('document_pending')
      ? [
          {
            contractorId,
            id: 'licence',
            typeId: 'licence',
            category: 'licence' as const,
            title: "Contractor's license",
            issuedOn: ago(context, 2),
            expiresOn: addDays(today, 728),
            state: 'submitted' as const,
            page: plainPage("CONTRACTOR'S LICENSE", context),
          },
        ]
      : []),
    ...(quirks.has('wc_statement')
      ? [
          {
            contractorId,
            id: 'wc-statement',
            typeId: WC_STATEMENT_TYPE,
            category: 'other' as const,
            title: "No employees: no workers' compensation",
            issuedOn: ago(context, 60),
            expiresOn: addDays(today, 300),
            page: plainPage('STATEMENT: NO EMPLOYEES', context),
          },
        ]
      : []),
  ];
  const documents = wishes.map(sampleDocument);
  return { documents, reviews: documents.flatMap((document) => firmReview(context, 'document', document)) };
}
