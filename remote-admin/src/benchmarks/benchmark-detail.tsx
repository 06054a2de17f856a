import type { NaicsTable } from '@vcms/companies/model';
import { recordRef, useLiveDocument } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { BackToList, OPEN_PARAMETER } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Button, DataList, EmptyState, HStack, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BenchmarkDialog } from './benchmark-dialog.tsx';
import type { StoredBenchmark } from './benchmark-register.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export interface BenchmarkDetailProps {
  readonly id: string;
  readonly table: NaicsTable;
  readonly lastYear: number;
}

function Facts({ benchmark }: { readonly benchmark: StoredBenchmark }) {
  const { title, trir, dart, ltir, source, record } = benchmark;
  return (
    <DataList
      items={[
        { label: 'Industry', value: title },
        { label: 'TRIR', value: trir ?? 'No rate' },
        { label: 'DART', value: dart ?? 'No rate' },
        { label: 'LTIR', value: ltir ?? 'No rate' },
        { label: 'Source', value: source },
        {
          label: 'Last change',
          value: record.updatedAt === undefined ? undefined : formatDate(record.updatedAt),
        },
      ]}
    />
  );
}

/** The rates of one industry and year. */
export function BenchmarkDetail({ id, table, lastYear }: BenchmarkDetailProps) {
  const { firestore } = useBackend();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'correct' | 'remove'>();
  const live = useLiveDocument(recordRef(firestore, 'benchmarks', id));

  function leave(): void {
    const next = new URLSearchParams(params);
    next.delete(OPEN_PARAMETER);
    setParams(next);
  }

  const back = (
    <Text mb="4">
      <BackToList>All benchmarks</BackToList>
    </Text>
  );
  if (live.kind === 'loading') return <LoadingBlock label="Loading the benchmark" rows={6} />;
  if (live.kind === 'failed')
    return (
      <>
        {back}
        <FailurePanel failure={live.failure} retry={live.retry} />
      </>
    );
  if (live.kind !== 'ready') {
    const title =
      live.kind === 'missing'
        ? 'There are no rates of this industry and year.'
        : 'This record is damaged. Contact support.';
    return <EmptyState title={title} action={back} />;
  }
  const benchmark: StoredBenchmark = live.value;
  const close = () => setOpen(undefined);
  return (
    <>
      {back}
      <PageHeading
        title={`${benchmark.naics}, ${benchmark.year}`}
        description={benchmark.title ?? ''}
        actions={
          <HStack wrap="wrap">
            <Button onClick={() => setOpen('correct')}>Correct</Button>
            <Button variant="outline" onClick={() => setOpen('remove')}>
              Remove
            </Button>
          </HStack>
        }
      />
      <Facts benchmark={benchmark} />
      {open === 'correct' && <BenchmarkDialog {...{ benchmark, table, lastYear }} onClose={close} />}
      {open === 'remove' && <RemoveDialog benchmark={benchmark} onClose={close} onRemoved={leave} />}
    </>
  );
}
