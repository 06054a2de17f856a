import { type CheckedRecord, recordRef, useLiveDocument } from '@vcms/data';
import { DashboardSection, FailurePanel } from '@vcms/kits';
import { SavingMark, useExpectedRow } from '@vcms/kits/pending';
import { BackToList } from '@vcms/kits/register';
import { RecordTrail } from '@vcms/kits/trail';
import { useBackend } from '@vcms/sdk';
import { Box, Button, EmptyState, LoadingBlock, PageHeading, Tabs, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { CompanyActions } from './company-actions.tsx';
import { CompanyEngagements } from './company-engagements.tsx';
import { PrivateFacts, PublicFacts } from './company-facts.tsx';
import { CompanyPeople } from './company-people.tsx';
import type { CompanyPowers } from './company-powers.ts';
import type { StoredCompany } from './company-register.tsx';
import { KIND_WORDS } from './company-words.ts';
import { ConfirmEin } from './confirm-ein.tsx';
import { ContactLog } from './contact-log.tsx';
import { DeclaredFactsPanel } from './declared-facts.tsx';

const TABS = [
  ['profile', 'Profile'],
  ['private', 'Tax and ownership'],
  ['users', 'Users'],
  ['engagements', 'Engagements'],
  ['contacts', 'Contact log'],
  ['audit', 'Audit'],
] as const;

type StoredSecret = Extract<CheckedRecord<'companyPrivate'>, { readonly ok: true }>['value'];

interface DetailTabsProps {
  readonly company: StoredCompany;
  readonly secret: StoredSecret | undefined;
  readonly powers: CompanyPowers;
}

/** The open tab stands in the address, so that a link leads to it. */
function DetailTabs({ company, secret, powers }: DetailTabsProps) {
  const [params, setParams] = useSearchParams();
  const [tab] = TABS.find(([name]) => name === params.get('tab')) ?? TABS[0];
  const bodies: Readonly<Record<(typeof TABS)[number][0], ReactNode>> = {
    profile: (
      <DashboardSection title="Profile">
        <PublicFacts company={company} />
      </DashboardSection>
    ),
    private: (
      <DashboardSection title="Tax and ownership" description="Seen by the firm and the company only.">
        <PrivateFacts secret={secret} />
        {secret !== undefined && (
          <ConfirmEin company={company} secret={secret} seenAt={secret.record.updatedAt?.getTime()} />
        )}
      </DashboardSection>
    ),
    users: <CompanyPeople companyId={company.id} powers={powers} />,
    engagements: <CompanyEngagements company={company} powers={powers} />,
    contacts: <ContactLog company={company} powers={powers} />,
    audit: <RecordTrail entityType="company" entityId={company.id} />,
  };

  function open(name: string): void {
    const next = new URLSearchParams(params);
    next.set('tab', name);
    setParams(next, { replace: true });
  }

  return (
    <Tabs.Root value={tab} lazyMount unmountOnExit onValueChange={({ value }) => open(value)}>
      <Tabs.List flexWrap="wrap">
        {TABS.map(([name, label]) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(([name]) => (
        <Tabs.Content key={name} value={name}>
          {bodies[name]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** To a contractor's insurance; there is none of a contractor without a client. */
function InsuranceLink({ company, powers }: Omit<DetailTabsProps, 'secret'>) {
  const { insurancePath } = powers;
  if (insurancePath === undefined || company.kind !== 'contractor' || company.counts?.engagements === 0) {
    return null;
  }
  return (
    <Button asChild variant="outline">
      <RouterLink to={`${insurancePath}/${company.id}`}>Insurance</RouterLink>
    </Button>
  );
}

/** Only an active contractor on the full plan has evidence. */
function mayEnterFor({ kind, status, plan }: StoredCompany): boolean {
  return kind === 'contractor' && status === 'active' && plan === 'full';
}

/** One company: what it says of itself, its people, its engagements, and what happened to it. */
export function CompanyDetail({ id, powers }: { readonly id: string; readonly powers: CompanyPowers }) {
  const { firestore } = useBackend();
  const company = useLiveDocument(recordRef(firestore, 'companies', id));
  const secret = useLiveDocument(recordRef(firestore, 'companyPrivate', id, 'main'));
  const readSecret = secret.kind === 'ready' ? secret.value : undefined;
  const isSecretKnown = secret.kind === 'ready' || secret.kind === 'missing';
  if (company.kind === 'loading') return <LoadingBlock label="Loading the company" rows={6} />;
  if (company.kind === 'failed') return <FailurePanel failure={company.failure} retry={company.retry} />;
  if (company.kind !== 'ready') {
    const title =
      company.kind === 'missing'
        ? 'This company does not exist.'
        : 'This record is damaged. Contact support.';
    return <EmptyState title={title} action={<BackToList>Back to the list</BackToList>} />;
  }
  return (
    <Company
      stored={company.value}
      secret={isSecretKnown ? { value: readSecret } : undefined}
      powers={powers}
    />
  );
}

interface CompanyProps extends Pick<DetailTabsProps, 'powers'> {
  readonly stored: StoredCompany;
  /** undefined: not read yet. */
  readonly secret: { readonly value: StoredSecret | undefined } | undefined;
}

function Company({ stored, secret, powers }: CompanyProps) {
  const { row: value, isPending } = useExpectedRow(stored, stored.record.path);
  const { entries: Entries } = powers;
  return (
    <Box aria-busy={isPending}>
      <Text mb="2">
        <BackToList>All companies</BackToList>
      </Text>
      <PageHeading
        title={value.name}
        description={`${KIND_WORDS[value.kind]}, ${value.status}`}
        actions={
          <>
            <InsuranceLink company={value} powers={powers} />
            {Entries !== undefined && mayEnterFor(value) && (
              <Entries contractorId={value.id} contractorName={value.name} />
            )}
            <CompanyActions company={value} secret={secret} powers={powers} />
          </>
        }
      />
      {isPending && <SavingMark />}
      <DeclaredFactsPanel company={value} />
      <DetailTabs company={value} secret={secret?.value} powers={powers} />
    </Box>
  );
}
