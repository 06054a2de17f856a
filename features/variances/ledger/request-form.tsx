import { addDays, type CalendarDate, itemTitle, needsMitigation, VARIANCE_BOUNDS } from '@vcms/domain';
import { ActionDialog, ChoiceField, LongTextField, TextField, useCheckedForm } from '@vcms/kits/form';
import { useBackend } from '@vcms/sdk';
import { SimpleGrid, Stack, Text } from '@vcms/ui';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { requestVariance } from '../data/variance-writer.ts';
import { checkVarianceRequest } from '../model/variance-form.ts';
import { useVarianceWrite } from './use-variance-write.ts';

/** What is known before anything is typed. */
export interface VarianceStart {
  readonly key?: string | undefined;
  readonly reason?: string | undefined;
  readonly mitigation?: string | undefined;
  readonly from?: CalendarDate | undefined;
  /** The variance that this one renews. */
  readonly renews?: string | undefined;
}

export interface RequestFormProps {
  readonly title: string;
  /** For whom and with whom, in a sentence. */
  readonly about: string;
  readonly clientId: string;
  readonly contractorId: string;
  /** What can be asked for, the likely first. */
  readonly keys: readonly string[];
  readonly start: VarianceStart;
  readonly today: CalendarDate;
  /** Longest term in days from its first. */
  readonly maxDays: number;
  readonly onClose: () => void;
}

/** Days that are proposed where nothing speaks against them. */
const USUAL_DAYS = 60;

function startValues({ keys, start, today, maxDays }: RequestFormProps) {
  const from = start.from !== undefined && start.from > today ? start.from : today;
  return {
    key: start.key ?? keys[0] ?? '',
    reason: start.reason ?? '',
    mitigation: start.mitigation ?? '',
    from,
    to: addDays(from, Math.min(USUAL_DAYS, maxDays)),
  };
}

function optionsOf({ keys, start }: RequestFormProps) {
  const all = start.key === undefined || keys.includes(start.key) ? keys : [start.key, ...keys];
  return all.map((value) => ({ value, label: itemTitle(value) }));
}

/** Asks the client to let something pass for a while. */
export function RequestForm(props: RequestFormProps) {
  const { title, about, clientId, contractorId, start, today, maxDays, onClose } = props;
  const { firestore } = useBackend();
  // The same id again writes the same request: a second press cannot ask twice.
  const [id] = useState(() => doc(collection(firestore, 'variances')).id);
  const form = useCheckedForm(startValues(props), (values) =>
    checkVarianceRequest(values, { today, maxDays }),
  );
  const { busy, problem, run } = useVarianceWrite();
  const isAsked = needsMitigation(form.watch('key'));

  const submit = form.handleSubmit(async (values) => {
    const { renews } = start;
    const request = {
      ...values,
      reason: values.reason.trim(),
      mitigation: values.mitigation.trim(),
      clientId,
      contractorId,
      renews,
    };
    if (await run((context) => requestVariance(context, id, request), 'The variance is requested.'))
      onClose();
  });

  return (
    <ActionDialog
      title={title}
      size="lg"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Request variance"
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <Text>{about}</Text>
        <ChoiceField form={form} name="key" label="Item" options={optionsOf(props)} />
        <LongTextField
          form={form}
          name="reason"
          label="Reason"
          required
          maxLength={VARIANCE_BOUNDS.reasonMax}
          help="Why the requirement cannot be met now, and when it will be. At least 20 characters."
        />
        <LongTextField
          form={form}
          name="mitigation"
          label="Mitigation"
          required={isAsked}
          maxLength={VARIANCE_BOUNDS.reasonMax}
          help="What is done about the risk meanwhile."
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextField form={form} name="from" label="From" type="date" required />
          <TextField
            form={form}
            name="to"
            label="To"
            type="date"
            required
            help={`At most ${maxDays} days.`}
          />
        </SimpleGrid>
      </Stack>
    </ActionDialog>
  );
}
