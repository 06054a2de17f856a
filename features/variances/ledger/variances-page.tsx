import { DamagedNote, FailurePanel, useArrivalTime } from '@vcms/kits';
import { PAGE_PARAMETER } from '@vcms/kits/register';
import { Button, Icon, LoadingBlock, PageHeading, Tabs } from '@vcms/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabsOfVariance, VARIANCE_TABS, type VarianceTab } from '../model/variance-ledger.ts';
import { NewVarianceDialog } from './new-variance-dialog.tsx';
import { OpenExceptions } from './open-exceptions.tsx';
import { useVarianceLedger, type VarianceLedger } from './use-variance-ledger.ts';
import { VarianceList } from './variance-list.tsx';

const TAB_LABELS: Readonly<Record<VarianceTab, string>> = {
  requested: 'Requested',
  active: 'Active',
  ending: 'Ending ≤ 30 days',
  history: 'History',
};

const PURPOSE =
  'Temporary exceptions to requirements: why, and until when. A variance ends automatically after its last day.';

/** A link from elsewhere opens the form: /all-variances?new=1&contractor={id}&item={key}. */
const NEW_PARAMETERS = ['new', 'contractor', 'item'] as const;

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}

function TabbedLists({ ledger, asOf }: { readonly ledger: VarianceLedger; readonly asOf: Date }) {
  const [params, setParams] = useSearchParams();
  const tab = VARIANCE_TABS.find((name) => name === params.get('tab')) ?? 'requested';
  const rowsOf = (name: VarianceTab) =>
    ledger.rows.filter(({ variance }) => tabsOfVariance(variance, ledger.today).includes(name));

  function open(name: string): void {
    const next = without(params, ['tab', PAGE_PARAMETER]);
    next.set('tab', name);
    setParams(next, { replace: true });
  }

  return (
    <Tabs.Root value={tab} lazyMount unmountOnExit onValueChange={({ value }) => open(value)}>
      <Tabs.List flexWrap="wrap">
        {VARIANCE_TABS.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {TAB_LABELS[name]} ({rowsOf(name).length})
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {VARIANCE_TABS.map((name) => (
        <Tabs.Content key={name} value={name}>
          <VarianceList
            tab={name}
            label={`${TAB_LABELS[name]} variances`}
            rows={rowsOf(name)}
            ledger={ledger}
            asOf={asOf}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function NewButton({ ledger }: { readonly ledger: VarianceLedger }) {
  const [params, setParams] = useSearchParams();
  const [isNew, setNew] = useState(params.has('new'));

  function close(): void {
    setNew(false);
    setParams((current) => without(current, NEW_PARAMETERS), { replace: true });
  }

  return (
    <>
      <Button onClick={() => setNew(true)}>
        <Icon name="plus" /> New variance
      </Button>
      {isNew && (
        <NewVarianceDialog
          engagements={ledger.engagements}
          contractorId={params.get('contractor') ?? undefined}
          itemKey={params.get('item') ?? undefined}
          today={ledger.today}
          onClose={close}
        />
      )}
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface VariancesPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/all-variances`: the client's exceptions as a ledger (domain 4.5). */
export function VariancesPage({ now = realNow }: VariancesPageProps) {
  const state = useVarianceLedger(now);
  const asOf = useArrivalTime(state, now);
  const isReady = state.kind === 'ready';
  return (
    <>
      <PageHeading
        title="Variances"
        description={PURPOSE}
        {...(isReady ? { actions: <NewButton ledger={state.ledger} /> } : {})}
      />
      {state.kind === 'loading' && <LoadingBlock label="Loading variances" rows={8} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {isReady && (
        <>
          <OpenExceptions ledger={state.ledger} />
          <TabbedLists ledger={state.ledger} asOf={asOf} />
          <DamagedNote count={state.ledger.damaged} />
        </>
      )}
    </>
  );
}
