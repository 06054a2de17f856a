import { may } from '@vcms/domain';
import { CONTRACTOR_TAB_LABELS, CONTRACTOR_TABS, type ContractorTab } from '@vcms/engagements/model';
import { useOpenDialog } from '@vcms/kits';
import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Button, EmptyState, Icon, PageHeading, Tabs } from '@vcms/ui';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ContractorRecord } from './contractor-record.tsx';
import { contractorRegister } from './contractor-register.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { NewRequestDialog } from './new-request-dialog.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

const EMPTY: Readonly<Record<ContractorTab, { readonly title: string; readonly description: string }>> = {
  approved: {
    title: 'No approved contractors yet.',
    description: 'Request one. Once it has accepted and submitted, approve it under Pending Contractors.',
  },
  suspended: {
    title: 'No suspended contractors.',
    description: 'A contractor that you suspend appears here until you reinstate it.',
  },
  progress: {
    title: 'No contractors are onboarding.',
    description: 'Contractors that you request appear here until you approve them.',
  },
  ended: {
    title: 'No ended relations.',
    description:
      'Contractors that declined, were not approved or ended appear here. You can invite them again.',
  },
};

function TabList({ tab, now }: { readonly tab: ContractorTab; readonly now: () => Date }) {
  const { companyId, role } = useSession();
  const mayDecide = may(role, 'decideAboutContractors');
  const definition = useMemo(
    () => contractorRegister(tab, companyId, mayDecide),
    [tab, companyId, mayDecide],
  );
  return (
    <>
      {tab === 'progress' && <WaitingInvitations clientId={companyId} mayDecide={mayDecide} />}
      <Register
        definition={definition}
        label={`${CONTRACTOR_TAB_LABELS[tab]} contractors`}
        empty={<EmptyState {...EMPTY[tab]} icon="hard-hat" />}
        now={now}
      />
    </>
  );
}

type Open = 'new' | 'import';

function Actions({ mayDecide }: { readonly mayDecide: boolean }) {
  const [open, openDialog, close] = useOpenDialog<Open>();
  return (
    <>
      {mayDecide && (
        <Button variant="outline" onClick={() => openDialog('import')}>
          <Icon name="upload" /> Invite from a file
        </Button>
      )}
      <Button onClick={() => openDialog('new')}>
        <Icon name="plus" /> New request
      </Button>
      {open === 'new' && <NewRequestDialog mayDecide={mayDecide} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

function ContractorLists({ now }: { readonly now: () => Date }) {
  const { role } = useSession();
  const [params, setParams] = useSearchParams();
  const tab = CONTRACTOR_TABS.find((name) => name === params.get('tab')) ?? 'approved';
  const mayDecide = may(role, 'decideAboutContractors');
  return (
    <>
      <PageHeading
        title={mayDecide ? 'Current Contractors' : 'Our Contractors'}
        description="Your contractors, where they stand, and who is onboarding."
        actions={<Actions mayDecide={mayDecide} />}
      />
      <Tabs.Root
        value={tab}
        lazyMount
        unmountOnExit
        // Each list has its own conditions.
        onValueChange={({ value }) => setParams({ tab: value }, { replace: true })}
      >
        <Tabs.List flexWrap="wrap">
          {CONTRACTOR_TABS.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {CONTRACTOR_TAB_LABELS[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {CONTRACTOR_TABS.map((name) => (
          <Tabs.Content key={name} value={name}>
            <TabList tab={name} now={now} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface ContractorsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/new-contractor-request`: the client's contractors, or the one that the address names (domain 4.5). */
export function ContractorsPage({ now = realNow }: ContractorsPageProps) {
  const { contractorId } = useParams();
  return contractorId === undefined ? (
    <ContractorLists now={now} />
  ) : (
    <ContractorRecord key={contractorId} contractorId={contractorId} now={now} />
  );
}
