import {
  engagementsOfClientQuery,
  engagementsOfContractorQuery,
  standingsQuery,
  useLiveQuery,
} from '@vcms/data';
import { type Engagement, formatDate } from '@vcms/domain';
import { EngagementList, LiveSection } from '@vcms/kits';
import { StandingChip, topicOfKey } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Icon, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import type { CompanyPowers } from './company-powers.ts';
import type { StoredCompany } from './company-register.tsx';
import { ConnectDialog } from './connect-dialog.tsx';

/** Relations on one page; as many results are read for them. */
const READ = 25;

export interface CompanyEngagementsProps {
  readonly company: StoredCompany;
  readonly powers: CompanyPowers;
}

function useEngagements({ id, kind }: StoredCompany) {
  const { firestore } = useBackend();
  const isClient = kind === 'client';
  const relations = isClient ? engagementsOfClientQuery : engagementsOfContractorQuery;
  const side = isClient ? { clientId: id } : { contractorId: id };
  const state = useLiveQuery(query(relations(firestore, id), limit(READ)));
  const standings = useLiveQuery(query(standingsQuery(firestore, side), limit(READ)));
  return { state, known: standings.kind === 'ready' ? standings.items : [] };
}

/** Whom the company works for, or who works for it, with the health of each relation and why (domain 4.4). */
export function CompanyEngagements({ company, powers }: CompanyEngagementsProps) {
  const [isConnecting, setConnecting] = useState(false);
  const { state, known } = useEngagements(company);
  const isClient = company.kind === 'client';
  const nameOf = ({ clientName, contractorName }: Engagement) => (isClient ? contractorName : clientName);
  const mayConnect = powers.connect && company.kind !== 'firm' && company.status === 'active';
  return (
    <>
      <LiveSection
        title={isClient ? 'Contractors' : 'Hiring clients'}
        description={`${READ} at most`}
        state={state}
        before={
          mayConnect && (
            <Box mb="3">
              <Button size="sm" variant="outline" onClick={() => setConnecting(true)}>
                <Icon name="plus" /> {isClient ? 'Connect a contractor' : 'Connect to a client'}
              </Button>
            </Box>
          )
        }
        empty={<Text color="fg.muted">No engagements yet.</Text>}
      >
        {(items) => (
          <EngagementList
            items={items}
            nameOf={nameOf}
            detailOf={({ updatedAt }) => `Last change ${formatDate(updatedAt)}`}
            besideOf={(engagement) => {
              const standing = known.find(({ id }) => id === engagement.id);
              if (standing === undefined) return null;
              const name = nameOf(engagement);
              return (
                <StandingChip
                  standing={standing}
                  name={name}
                  reader="firm"
                  pathOf={({ key }) => powers.repairPath(topicOfKey(key), standing.contractorId)}
                />
              );
            }}
          />
        )}
      </LiveSection>
      {isConnecting && <ConnectDialog company={company} onClose={() => setConnecting(false)} />}
    </>
  );
}
