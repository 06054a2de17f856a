import { VARIANCE_BOUNDS } from '@vcms/domain';
import { ActionDialog, LongTextField, TextField, useCheckedForm } from '@vcms/kits/form';
import { Box, SimpleGrid, Stack, Text } from '@vcms/ui';
import { decideVariance } from '../data/variance-writer.ts';
import { checkVarianceApproval } from '../model/variance-form.ts';
import { useVarianceWrite } from './use-variance-write.ts';
import type { VarianceRow } from './variance-row.ts';
import { VarianceSummary } from './variance-summary.tsx';

export interface ApproveDialogProps {
  readonly row: VarianceRow;
  /** The approver asked for it: the record will say so. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Grants a variance; the approver may shorten its term and add conditions. */
export function ApproveDialog({ row, isOwn, onClose }: ApproveDialogProps) {
  const { variance, contractorName } = row;
  const form = useCheckedForm(
    { from: variance.from, to: variance.to, conditions: variance.conditions ?? '' },
    (values) => checkVarianceApproval(values, variance),
  );
  const { busy, problem, run } = useVarianceWrite();

  const submit = form.handleSubmit(async ({ from, to, conditions }) => {
    const decision = { state: 'approved', from, to, conditions: conditions.trim() } as const;
    const isStored = await run(
      (context) => decideVariance(context, variance, decision),
      `The variance of ${contractorName} is approved.`,
      { seen: variance, after: decision },
    );
    if (isStored) onClose();
  });

  return (
    <ActionDialog
      title={`Approve the variance of ${contractorName}`}
      size="lg"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Approve"
      busy={busy}
      problem={problem}
    >
      <VarianceSummary row={row} />
      <Stack gap="4" mt="6" pt="4" borderTopWidth="1px">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextField form={form} name="from" label="Approved from" type="date" required />
          <TextField form={form} name="to" label="Approved to" type="date" required />
        </SimpleGrid>
        <LongTextField
          form={form}
          name="conditions"
          label="Conditions"
          maxLength={VARIANCE_BOUNDS.conditionsMax}
          help="What the contractor must comply with in the meantime. The contractor is notified."
        />
        {isOwn && (
          <Box borderWidth="1px" borderRadius="md" p="3">
            <Text>You requested this variance. The record will say that it is self-approved.</Text>
          </Box>
        )}
      </Stack>
    </ActionDialog>
  );
}
