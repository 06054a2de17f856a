import { recordsOf } from '@vcms/data';
import { counted } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { decodeCsv } from '@vcms/pdf/csv';
import { type BlsTable, type ComparedRow, compareBenchmarks, readBlsTable } from '@vcms/safety-record/model';
import { useBackend, useNotify } from '@vcms/sdk';
import { Field, Input, Stack, Text } from '@vcms/ui';
import { getDocs, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { BLS_SOURCE, seenAtOf, yearProblem } from './benchmark-form.ts';
import type { StoredBenchmark } from './benchmark-register.tsx';
import { ImportPreview } from './import-preview.tsx';

/** Bytes; the whole table is far smaller. */
const SIZE_MAX = 5 * 1_048_576;

interface Read {
  readonly name: string;
  readonly table: BlsTable;
}

interface Compared {
  readonly rows: readonly ComparedRow[];
  readonly stored: ReadonlyMap<string, StoredBenchmark>;
}

export interface ImportDialogProps {
  readonly lastYear: number;
  readonly onClose: () => void;
}

/** Reads a table of the BLS, shows what it would change, and stores it whole or not at all. */
export function ImportDialog({ lastYear, onClose }: ImportDialogProps) {
  const { firestore } = useBackend();
  const notify = useNotify();
  const { busy, call } = useTrustedCall('benchmarksSave');
  const [file, setFile] = useState<Read>();
  const [year, setYear] = useState('');
  const [source, setSource] = useState(BLS_SOURCE);
  const [compared, setCompared] = useState<Compared>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  async function choose(chosen: File | undefined): Promise<void> {
    setFile(undefined);
    setCompared(undefined);
    setProblem(undefined);
    if (chosen === undefined) return;
    if (chosen.size > SIZE_MAX) return setProblem('The file is larger than 5 MB. Choose Table 1 alone.');
    const table = readBlsTable(decodeCsv(new Uint8Array(await chosen.arrayBuffer())));
    if (typeof table === 'string') return setProblem(`${table} Choose Table 1 of the BLS as a CSV file.`);
    setFile({ name: chosen.name, table });
    setYear(String(table.year ?? ''));
  }

  async function compare({ table }: Read): Promise<void> {
    setReading(true);
    setProblem(undefined);
    try {
      const found = await getDocs(
        query(recordsOf(firestore, 'benchmarks'), where('year', '==', Number(year))),
      );
      const stored = found.docs.map((entry) => entry.data());
      const damaged = stored.find((one) => !one.ok);
      if (damaged?.ok === false)
        return setProblem(`The stored record ${damaged.id} is damaged. Contact support.`);
      const known = stored.flatMap((one) => (one.ok ? [one.value] : []));
      setCompared({
        rows: compareBenchmarks(table.rows, source.trim(), known),
        stored: new Map(known.map((one) => [one.naics, one])),
      });
    } catch {
      setProblem('The server cannot be reached. Check your connection, then try again.');
    } finally {
      setReading(false);
    }
  }

  async function store({ name }: Read, { rows, stored }: Compared): Promise<void> {
    const changes = rows
      .filter(({ kind }) => kind !== 'same')
      .map(({ naics, title, rates }) => ({
        ...{ naics, year: Number(year), seenAt: seenAtOf(stored.get(naics)) },
        rates: { title, source: source.trim(), ...rates },
      }));
    const result = await call({ changes, reason: `Imported from ${name.slice(0, 150)}` });
    if (result.kind !== 'done') {
      // Somebody may have changed one of them: what changes is looked at again.
      setCompared(undefined);
      return setProblem(result.message);
    }
    notify.show({ kind: 'success', message: `Stored: ${counted(changes.length, 'benchmark')} of ${year}.` });
    onClose();
  }

  /** Why it cannot go on; undefined: it can. */
  function obstacle(): string | undefined {
    if (file === undefined) return 'Choose a file.';
    if (file.table.problems.length > 0) return 'Correct the file, then choose it again.';
    if (!/^20\d{2}$/.test(year) || Number(year) < 2002) return 'Enter the year of the table.';
    const early = yearProblem(Number(year), lastYear);
    if (early !== undefined) return early;
    return source.trim().length < 3 ? 'Enter the source of the table.' : undefined;
  }

  function submit(): void {
    const found = obstacle();
    setProblem(found);
    if (found !== undefined || file === undefined) return;
    if (compared === undefined) void compare(file);
    else if (compared.rows.every(({ kind }) => kind === 'same')) onClose();
    else void store(file, compared);
  }

  const changed = compared?.rows.filter(({ kind }) => kind !== 'same').length;
  const verb = changed === undefined ? 'Compare' : changed === 0 ? 'Close' : `Store ${changed}`;
  return (
    <ActionDialog
      title="Import benchmarks"
      size="lg"
      isDirty={file !== undefined}
      busy={busy || isReading}
      busyText={isReading ? 'Comparing' : 'Storing'}
      {...{ verb, problem, onClose }}
      onSubmit={submit}
    >
      <Stack gap="4">
        <Field.Root>
          <Field.Label>Table 1 of the BLS, as CSV or TSV</Field.Label>
          <Input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            pt="1.5"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
          <Field.HelperText>
            Incidence rates by industry and case types. Nothing is stored until you have seen what changes.
          </Field.HelperText>
        </Field.Root>
        <Field.Root required>
          <Field.Label>Year</Field.Label>
          <Input
            value={year}
            inputMode="numeric"
            maxLength={4}
            onChange={(event) => {
              setYear(event.currentTarget.value);
              setCompared(undefined);
            }}
          />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Source</Field.Label>
          <Input
            value={source}
            maxLength={160}
            onChange={(event) => {
              setSource(event.currentTarget.value);
              setCompared(undefined);
            }}
          />
        </Field.Root>
        {file !== undefined && (
          <ImportPreview table={file.table} rows={compared?.rows} source={source.trim()} />
        )}
        {changed !== undefined && changed > 0 && (
          <Text color="fg.muted">Limits by industry follow these rates from tonight.</Text>
        )}
      </Stack>
    </ActionDialog>
  );
}
