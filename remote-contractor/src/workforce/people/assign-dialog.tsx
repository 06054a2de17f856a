import type { StaffAssignment, StaffMember } from '@vcms/domain';
import { ActionDialog, ChoiceField, TextField, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { SimpleGrid, Stack, Text } from '@vcms/ui';
import { assignmentsOfPersonQuery, assignStaff } from '@vcms/workforce/data';
import { getDocs, query, where } from 'firebase/firestore';
import { useState } from 'react';
import type { WorkforceTerms } from '../use-client-terms.ts';
import {
  type AssignmentValues,
  assignmentContent,
  checkAssignment,
  isBeyondClient,
} from './assignment-form.ts';

/** One write asks for each person's record, and a write may ask for twenty. */
const TOGETHER = 10;

type KnownTerms = Pick<StaffAssignment, 'sites' | 'to' | 'areSitesByClient' | 'isLastDayByClient'>;

export interface AssignDialogProps {
  readonly terms: WorkforceTerms;
  readonly people: readonly StaffMember[];
  /** The assignment that is changed. */
  readonly seen?: StaffAssignment | undefined;
  readonly onClose: () => void;
}

function nameOf(people: readonly StaffMember[]): string {
  const [first, ...others] = people;
  if (first === undefined) return '';
  return others.length === 0 ? `${first.firstName} ${first.lastName}` : `${people.length} people`;
}

/** What to do about people whose last day the client set. */
function endedByClient(people: readonly StaffMember[]): string {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return `The client set the last day of ${names}. Choose that day or an earlier one, or ask the client to change it.`;
}

/** Assigns people to a client with sites and dates; from then on the client sees them and their documents. */
export function AssignDialog({ terms, people, seen, onClose }: AssignDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const form = useCheckedForm<AssignmentValues>(
    {
      clientId: seen?.clientId ?? '',
      sites: seen?.sites.join(', ') ?? '',
      from: seen?.from ?? terms.today,
      to: seen?.to ?? '',
    },
    checkAssignment,
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const client = terms.clients.find(({ clientId }) => clientId === form.watch('clientId'));

  async function knownOf(clientId: string, staffId: string): Promise<KnownTerms | undefined> {
    if (seen?.clientId === clientId) return seen;
    const own = assignmentsOfPersonQuery(firestore, contractorId, staffId);
    const stored = (await getDocs(query(own, where('clientId', '==', clientId)))).docs[0]?.data();
    if (stored === undefined) return undefined;
    return stored.ok ? stored.value : { sites: [] };
  }

  async function store(values: AssignmentValues): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    let done = 0;
    try {
      for (let at = 0; at < people.length; at += TOGETHER) {
        const some = await Promise.all(
          people.slice(at, at + TOGETHER).map(async (person) => ({
            ...person,
            known: await knownOf(values.clientId, person.id),
          })),
        );
        const content = assignmentContent(values);
        const before = done === 0 ? '' : `${done} of ${people.length} are assigned. `;
        const ended = some.filter(({ known }) => isBeyondClient(known, content));
        if (ended.length > 0) return setProblem(`${before}${endedByClient(ended)}`);
        const context = { firestore, uid, contractorId };
        const result = await assignStaff(context, values.clientId, some, content);
        if (result.kind !== 'done') return setProblem(`${before}${writeProblem(result)}`);
        done += some.length;
      }
    } catch {
      return setProblem('The server cannot be reached. Check your connection, then try again.');
    } finally {
      setBusy(false);
    }
    notify.show({
      kind: 'success',
      message: `${nameOf(people)} assigned to ${client?.engagement.clientName ?? 'the client'}.`,
    });
    onClose();
  }

  const clients = terms.clients.map(({ clientId, engagement }) => ({
    value: clientId,
    label: engagement.clientName,
  }));
  return (
    <ActionDialog
      title={seen === undefined ? `Assign ${nameOf(people)}` : `Change the assignment of ${nameOf(people)}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
      busy={busy}
      problem={problem}
    >
      {clients.length === 0 && <Text mb="4">You have no client yet to whom people can be assigned.</Text>}
      <Stack gap="4">
        <ChoiceField
          form={form}
          name="clientId"
          label="Client"
          options={
            seen === undefined
              ? [{ value: '', label: 'Choose' }, ...clients]
              : clients.filter(({ value }) => value === seen.clientId)
          }
          help="The client sees the name, role, photo and documents of everybody assigned to it."
        />
        {seen?.areSitesByClient === true ? (
          <Text textStyle="sm">
            Sites: {seen.sites.length === 0 ? 'all' : seen.sites.join(', ')}. Chosen by the client, and
            changed by the client only.
          </Text>
        ) : (
          <TextField
            form={form}
            name="sites"
            label="Sites"
            help={
              client === undefined || client.engagement.sites.length === 0
                ? 'Separated by commas. Empty: all sites.'
                : `Separated by commas. Empty: all sites. Known: ${client.engagement.sites.join(', ')}.`
            }
          />
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
          <TextField form={form} name="from" label="From" required type="date" />
          <TextField
            form={form}
            name="to"
            label="Until"
            type="date"
            help="This day included. Empty: no end."
          />
        </SimpleGrid>
      </Stack>
    </ActionDialog>
  );
}
