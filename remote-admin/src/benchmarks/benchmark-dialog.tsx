import type { NaicsTable } from '@vcms/companies/model';
import { ActionDialog, TextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { SimpleGrid, Stack } from '@vcms/ui';
import { useState } from 'react';
import { type BenchmarkValues, benchmarkChange, benchmarkValues, checkBenchmark } from './benchmark-form.ts';
import type { StoredBenchmark } from './benchmark-register.tsx';

export interface BenchmarkDialogProps {
  /** Absent: a new one is entered. */
  readonly benchmark?: StoredBenchmark;
  readonly table: NaicsTable;
  readonly lastYear: number;
  readonly onClose: () => void;
}

/** Enters the rates of one industry and year, or corrects them. */
export function BenchmarkDialog({ benchmark, table, lastYear, onClose }: BenchmarkDialogProps) {
  const [opened] = useState(benchmark);
  const form = useCheckedForm<BenchmarkValues>(benchmarkValues(opened, lastYear), (values) =>
    checkBenchmark(values, table, Math.max(lastYear, opened?.year ?? 0)),
  );
  const { busy, problem, send } = useDialogCall('benchmarksSave', form, onClose);

  async function save(values: BenchmarkValues): Promise<void> {
    const change = benchmarkChange(values, table, opened);
    const reason = opened === undefined ? 'Entered by hand' : 'Corrected by hand';
    await send({ changes: [change], reason }, `${change.naics}, ${change.year} was saved.`);
  }

  return (
    <ActionDialog
      title={opened === undefined ? 'New benchmark' : `Correct ${opened.naics}, ${opened.year}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        {opened === undefined && (
          <SimpleGrid columns={2} gap="4">
            <TextField
              {...{ form }}
              name="naics"
              label="NAICS code"
              inputMode="numeric"
              maxLength={6}
              required
            />
            <TextField {...{ form }} name="year" label="Year" inputMode="numeric" maxLength={4} required />
          </SimpleGrid>
        )}
        <TextField
          {...{ form }}
          name="title"
          label="Industry"
          maxLength={200}
          help="Left empty, a code of six digits gets its official title."
        />
        <SimpleGrid columns={3} gap="4">
          <TextField {...{ form }} name="trir" label="TRIR" maxLength={7} />
          <TextField {...{ form }} name="dart" label="DART" maxLength={7} />
          <TextField {...{ form }} name="ltir" label="LTIR" maxLength={7} />
        </SimpleGrid>
        <TextField {...{ form }} name="source" label="Source" maxLength={160} required />
      </Stack>
    </ActionDialog>
  );
}
