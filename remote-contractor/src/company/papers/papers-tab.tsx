import {
  type LiveState,
  recordsOf,
  reviewsOfSubjectQuery,
  type StoredRecord,
  snapshotsOfContractorQuery,
  useLiveQuery,
} from '@vcms/data';
import { FileDialog } from '@vcms/documents/center';
import { withdrawDocument } from '@vcms/documents/data';
import {
  COMPANY_DOCUMENT_TYPES,
  type CompanyDocument,
  type CompanyDocumentType,
  documentTypeName,
} from '@vcms/domain';
import { itemsOf, LiveSection, useOpenDialog } from '@vcms/kits';
import { writeProblem } from '@vcms/kits/form';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Icon, Stack, Text } from '@vcms/ui';
import { limit, query, where } from 'firebase/firestore';
import { useTab } from '../tab-context.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { PaperRow } from './paper-row.tsx';
import { type RequiredPaper, requiredPapers } from './required-papers.ts';
import { RequiredSection } from './required-section.tsx';
import { shownPapers } from './shown-papers.ts';

type Paper = StoredRecord<CompanyDocument>;

type Work =
  | { readonly kind: 'add'; readonly typeId: CompanyDocumentType }
  | { readonly kind: 'open'; readonly paper: Paper };

/** Documents that are read: five types, with those of years before. */
const READ = 100;

function useRequired(companyId: string): LiveState<RequiredPaper> {
  const { firestore } = useBackend();
  const state = useLiveQuery(snapshotsOfContractorQuery(firestore, companyId));
  return state.kind === 'ready' ? { ...state, items: requiredPapers(state.items) } : state;
}

function useWithdraw(contractorId: string): (paper: Paper) => Promise<void> {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const ask = useAsk();
  const notify = useNotify();
  return async ({ id, typeId }) => {
    const name = documentTypeName(typeId);
    const isSure = await ask({
      title: `Withdraw ${name}?`,
      text: 'It leaves the review and does not count. You can submit another one.',
      yes: 'Withdraw',
      no: 'Cancel',
    });
    if (!isSure) return;
    const result = await withdrawDocument({ firestore, uid, contractorId }, id);
    notify.show(
      result.kind === 'done'
        ? { kind: 'success', message: `${name} is withdrawn.` }
        : { kind: 'error', message: writeProblem(result) },
    );
  };
}

/** Documents of the company that clients may require: what is asked, what is on file, and a new one. */
export function PapersTab() {
  const { company, today } = useTab();
  const { firestore } = useBackend();
  const required = useRequired(company.id);
  const own = query(
    recordsOf(firestore, 'documents', company.id),
    where('typeId', 'in', COMPANY_DOCUMENT_TYPES),
    limit(READ),
  );
  const stored = useLiveQuery(own);
  const state = stored.kind === 'ready' ? { ...stored, items: shownPapers(stored.items) } : stored;
  const reviews = itemsOf(useLiveQuery(reviewsOfSubjectQuery(firestore, company.id, 'document')));
  const withdraw = useWithdraw(company.id);
  const [work, start, close] = useOpenDialog<Work>();
  const isRequired = (typeId: CompanyDocumentType) =>
    itemsOf(required).some((paper) => paper.typeId === typeId);
  const add = (typeId: CompanyDocumentType) => start({ kind: 'add', typeId });
  return (
    <Stack gap="6">
      <RequiredSection state={required} onAdd={add} />
      <LiveSection
        title="Your documents"
        rows={2}
        description="W-9 forms, agreements, licenses and bonds. Each is reviewed before it counts."
        state={state}
        before={
          <Box mb="3">
            <Button size="sm" variant="outline" onClick={() => add('w9')}>
              <Icon name="upload" /> Add a document
            </Button>
          </Box>
        }
        empty={<Text color="fg.muted">No documents yet.</Text>}
      >
        {(papers) => (
          <Stack as="ul" gap="4" listStyleType="none" m="0" p="0">
            {papers.map((paper) => (
              <PaperRow
                key={paper.id}
                paper={paper}
                reviews={reviews}
                onOpen={() => start({ kind: 'open', paper })}
                onWithdraw={() => void withdraw(paper)}
              />
            ))}
          </Stack>
        )}
      </LiveSection>
      {work?.kind === 'add' && (
        <PaperDialog typeId={work.typeId} {...{ isRequired, today }} onClose={close} />
      )}
      {work?.kind === 'open' && (
        <FileDialog contractorId={company.id} documentId={work.paper.id} today={today} onClose={close} />
      )}
    </Stack>
  );
}
