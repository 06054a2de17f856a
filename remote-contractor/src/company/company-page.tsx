import type { StoredCompany } from '@vcms/companies/register';
import { recordRef, useLiveDocument } from '@vcms/data';
import { localDate, may } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading, Tabs } from '@vcms/ui';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPANY_TABS } from './company-tabs.ts';
import { Completeness } from './completeness.tsx';
import { useFirmName } from './facts/use-declare.ts';
import { WaitingNotice } from './facts/waiting-notice.tsx';
import { TabContext } from './tab-context.ts';

/** Not `tab`: lists inside of a tab take that one off when they lead back. */
const TAB = 'part';

interface ReadyProps {
  readonly company: StoredCompany;
  readonly now: () => Date;
}

/** The open tab stands in the address. One that was opened stays, with what is typed in it. */
function Ready({ company, now }: ReadyProps) {
  const { role } = useSession();
  const firm = useFirmName();
  const [params, setParams] = useSearchParams();
  const tabs = COMPANY_TABS.filter(({ needs }) => needs === undefined || may(role, needs));
  const open = tabs.find(({ name }) => name === params.get(TAB))?.name ?? tabs[0]?.name ?? '';
  const today = localDate(now(), company.timezone);
  const tab = useMemo(() => ({ company, today }), [company, today]);
  return (
    <>
      <Completeness company={company} />
      <WaitingNotice company={company} firm={firm} />
      <TabContext.Provider value={tab}>
        <Tabs.Root
          value={open}
          lazyMount
          onValueChange={({ value }) => {
            const next = new URLSearchParams(params);
            next.set(TAB, value);
            setParams(next, { replace: true });
          }}
        >
          <Tabs.List flexWrap="wrap">
            {tabs.map(({ name, label }) => (
              <Tabs.Trigger key={name} value={name}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ name, label, Body }) => (
            <Tabs.Content key={name} value={name}>
              <Suspense fallback={<LoadingBlock label={`Loading ${label}`} rows={6} />}>
                <Body />
              </Suspense>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </TabContext.Provider>
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface CompanyPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/update-contractor-company`: what a contractor says of itself, its clients and its people (domain 4.6). */
export function CompanyPage({ now = realNow }: CompanyPageProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const state = useKeepPreviousData(useLiveDocument(recordRef(firestore, 'companies', companyId)));
  return (
    <>
      <PageHeading
        title="Edit Company Information"
        description="What clients and reviewers know about your company, and who may see it."
      />
      {state.kind === 'loading' && <LoadingBlock label="Loading your company" rows={8} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {(state.kind === 'missing' || state.kind === 'unreadable') && (
        <EmptyState title="Your company's record cannot be read. Contact support." icon="warning" />
      )}
      {state.kind === 'ready' && <Ready company={state.value} now={now} />}
    </>
  );
}
