import { loadNaics, type NaicsTable } from '@vcms/companies/model';
import { OPEN_PARAMETER, Register } from '@vcms/kits/register';
import { Button, EmptyState, HStack, Icon, PageHeading } from '@vcms/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BenchmarkDetail } from './benchmark-detail.tsx';
import { BenchmarkDialog } from './benchmark-dialog.tsx';
import { benchmarkRegister } from './benchmark-register.tsx';
import { ImportDialog } from './import-dialog.tsx';

const NO_TITLES: NaicsTable = [];

/** Official titles; none until they have come, or where they cannot: then a title is typed. */
function useNaicsTitles(): NaicsTable {
  const [table, setTable] = useState(NO_TITLES);
  useEffect(() => {
    let isGone = false;
    loadNaics().then(
      (found) => {
        if (!isGone) setTable(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return table;
}

function BenchmarkList({ table, year }: { readonly table: NaicsTable; readonly year: number }) {
  const definition = useMemo(() => benchmarkRegister(year), [year]);
  const [open, setOpen] = useState<'new' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeading
        title="Industry Benchmarks"
        description="Injury rates of industries. Limits by industry follow them from the night after a change."
        actions={
          <HStack wrap="wrap">
            <Button variant="outline" onClick={() => setOpen('import')}>
              Import
            </Button>
            <Button onClick={() => setOpen('new')}>
              <Icon name="plus" /> New benchmark
            </Button>
          </HStack>
        }
      />
      <Register
        definition={definition}
        label="Industry benchmarks"
        empty={
          <EmptyState
            title="No benchmarks yet."
            description="Import Table 1 of the BLS, or enter the first one."
            icon="building"
          />
        }
      />
      {open === 'new' && <BenchmarkDialog {...{ table }} lastYear={year - 1} onClose={close} />}
      {open === 'import' && <ImportDialog lastYear={year - 1} onClose={close} />}
    </>
  );
}

const now = (): Date => new Date();

/** The rates of industries that the firm keeps for everybody, or the one that the address names (domain 4.3). */
export function BenchmarksPage({ clock = now }: { readonly clock?: () => Date }) {
  const [params] = useSearchParams();
  const table = useNaicsTitles();
  const [year] = useState(() => clock().getFullYear());
  const open = params.get(OPEN_PARAMETER);
  if (open !== null && /^\d{2,6}_\d{4}$/.test(open))
    return <BenchmarkDetail key={open} id={open} table={table} lastYear={year - 1} />;
  return <BenchmarkList table={table} year={year} />;
}
