import type { NaicsTable } from '@vcms/companies/model';
import { recordRef, useLiveDocument } from '@vcms/data';
import { FailurePanel, formatDate } from '@vcms/kits';
import { BackToList, OPEN_PARAMETER } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Button, DataList, HStack, LoadingBlock, PageHeading } from '@vcms/ui';
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
  const facts = [
    ['Industry', title ?? 'Not recorded'],
    ['TRIR', trir ?? 'No rate'],
    ['DART', dart ?? 'No rate'],
    ['LTIR', ltir ?? 'No rate'],
    ['Source', source ?? 'Not recorded'],
    ['Last change', record.updatedAt === undefined ? 'Not recorded' : formatDate(record.updatedAt)],
  ] as const;
  return (
    <DataList.Root orientation="horizontal" mt="4">
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
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

  const back = <BackToList>All benchmarks</BackToList>;
  if (live.kind === 'loading') return <LoadingBlock label="Loading the benchmark" rows={6} />;
  if (live.kind === 'failed')
    return (
      <>
        <PageHeading title="Industry Benchmark" />
        {back}
        <FailurePanel failure={live.failure} retry={live.retry} />
      </>
    );
  const benchmark: StoredBenchmark = live.value;
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeading
        title={`${benchmark.naics}, ${benchmark.year}`}
        description={benchmark.title ?? ''}
        actions={
          <HStack>
            <Button onClick={() => setOpen('correct')}>Correct</Button>
            <Button variant="outline" onClick={() => setOpen('remove')}>
              Remove
            </Button>
          </HStack>
        }
      />
      {back}
      <Facts benchmark={benchmark} />
      {open === 'correct' && <BenchmarkDialog {...{ benchmark, table, lastYear }} onClose={close} />}
      {open === 'remove' && <RemoveDialog benchmark={benchmark} onClose={close} onRemoved={leave} />}
    </>
  );
}
