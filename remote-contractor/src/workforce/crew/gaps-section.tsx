import { PagedSection } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { gapsOfContractorQuery } from '@vcms/workforce/data';
import { typeName } from '@vcms/workforce/model';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { GapLine } from './gap-line.tsx';

/** Rows at first, and more by each press. */
const SIZE = 10;

/** Everybody who is not ready today, in one list, with what is missing or waits for its review. */
export function GapsSection({ terms: { clients } }: { readonly terms: Pick<WorkforceTerms, 'clients'> }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  return (
    <PagedSection
      title="Not ready today"
      description="People at a client's site today who lack a document or wait for its review."
      counted="people"
      all={gapsOfContractorQuery(firestore, companyId)}
      size={SIZE}
      empty={<Text color="fg.muted">Everyone assigned today is ready.</Text>}
    >
      {(gaps) => (
        <Stack as="ul" aria-label="Not ready today" gap="3" m="0" p="0" listStyleType="none">
          {gaps.map(({ clientId, staffId, name, lacking, status }) => {
            const client = clients.find((one) => one.clientId === clientId);
            const papers = lacking.map((code) => typeName(client?.docTypes ?? [], code)).join(', ');
            const word = status === 'pending' ? 'Waits for review' : 'Missing';
            return (
              <GapLine
                key={`${clientId} ${staffId}`}
                {...{ staffId, name }}
                clientName={client?.engagement.clientName ?? 'A client'}
                missing={papers === '' ? [] : [`${word}: ${papers}`]}
              />
            );
          })}
        </Stack>
      )}
    </PagedSection>
  );
}
