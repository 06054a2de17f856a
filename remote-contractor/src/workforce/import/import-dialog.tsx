import { recordsOf } from '@vcms/data';
import type { Company } from '@vcms/domain';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import { csvFile, saveFile } from '@vcms/kits/register';
import { csvRecords, decodeCsv } from '@vcms/pdf/csv';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Alert, Box, Button, Field, Input, List, Progress, Text } from '@vcms/ui';
import { addStaff } from '@vcms/workforce/data';
import { getDocs } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../use-is-online.ts';
import { type AddOutcome, addPeople } from './add-people.ts';
import { IMPORT_MAX, identityOf, importStaff, type StaffImport, TEMPLATE } from './import-staff.ts';

/** Bytes; a list of 5,000 people is far smaller. */
const SIZE_MAX = 10 * 1_048_576;
const GO_ON = 'Add the others when you are ready. Nobody is added twice.';
/** Row errors that are listed. */
const SHOWN = 50;

export interface ImportDialogProps {
  readonly terms: { readonly company: Pick<Company, 'trades'> };
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
}

function Problems({ problems }: Pick<StaffImport, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Box mb="4" role="group" aria-label="Rows that are left out">
      <Text fontWeight="medium">{people(problems.length)} cannot be added:</Text>
      <List.Root ps="5" textStyle="sm" maxH="16rem" overflowY="auto">
        {problems.slice(0, SHOWN).map(({ line, text }) => (
          <List.Item key={line}>
            Row {line}: {text}
          </List.Item>
        ))}
      </List.Root>
      {problems.length > SHOWN && <Text textStyle="sm">And {problems.length - SHOWN} more.</Text>}
    </Box>
  );
}

function Adding({ done, total }: { readonly done: number; readonly total: number }) {
  const isOnline = useIsOnline();
  return (
    <>
      {!isOnline && (
        <Alert.Root status="warning" mb="3">
          <Alert.Indicator />
          <Alert.Title>
            The connection is lost. Adding goes on when it is back. Keep this page open, or stop and add the
            others later.
          </Alert.Title>
        </Alert.Root>
      )}
      <Progress.Root value={Math.round((100 * done) / total)} aria-label="Adding people">
        <Progress.Label>
          {done.toLocaleString('en-US')} of {people(total)} added
        </Progress.Label>
        <Progress.Track mt="1">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </>
  );
}

/** How far it came, and how it goes on. What was on its way when somebody stopped may have arrived. */
function endText(outcome: Exclude<AddOutcome, { readonly kind: 'done' }>, total: number): string {
  const { kind, done } = outcome;
  const verb = total === 1 ? 'is' : 'are';
  const count =
    done === undefined ? '' : ` ${done.toLocaleString('en-US')} of ${people(total)} ${verb} added.`;
  if (kind === 'failed') return `${outcome.problem}${count} ${GO_ON}`;
  return `Stopped.${count === '' ? '' : ` At least${count}`} ${GO_ON}`;
}

/** Reads a CSV file, shows what it holds and what is wrong row by row, and adds what is right: nothing is stored before. */
export function ImportDialog({ terms, onClose, newId = randomId }: ImportDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const [found, setFound] = useState<StaffImport>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  /** Some may be on the list already: the connection was lost in between, or somebody stopped. */
  const [isAgain, setAgain] = useState(false);
  const total = found?.people.length ?? 0;

  useEffect(() => () => stop.current?.abort(), []);

  async function readKnown(): Promise<ReadonlySet<string>> {
    const { docs } = await getDocs(recordsOf(firestore, 'staff', contractorId));
    return new Set(
      docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [identityOf(entry.value)] : [])),
    );
  }

  async function read(file: File): Promise<StaffImport | string> {
    if (file.size > SIZE_MAX) return 'The file is larger than 10 MB. Split it, then choose it again.';
    try {
      const records = csvRecords(decodeCsv(new Uint8Array(await file.arrayBuffer())), IMPORT_MAX + 2);
      return importStaff(records, { known: await readKnown(), trades: terms.company.trades });
    } catch {
      return 'The file could not be checked. Check that it is a CSV file and that you are connected, then choose it again.';
    }
  }

  async function choose(file: File | undefined): Promise<void> {
    setFound(undefined);
    setProblem(undefined);
    setAgain(false);
    if (file === undefined) return;
    const result = await read(file);
    if (typeof result === 'string') setProblem(result);
    else setFound(result);
  }

  async function store(): Promise<void> {
    if (found === undefined || total === 0)
      return setProblem('Choose a file with at least one person to add.');
    setProblem(undefined);
    setDone(0);
    stop.current = new AbortController();
    const context = { firestore, uid, contractorId };
    const outcome = await addPeople(
      found.people.map(({ content }) => content),
      isAgain,
      {
        store: (some) =>
          addStaff(
            context,
            some.map((content) => ({ id: newId(), ...content })),
          ),
        readKnown,
        onProgress: setDone,
        signal: stop.current.signal,
      },
    );
    setDone(undefined);
    if (outcome.kind !== 'done') {
      setAgain(true);
      return setProblem(endText(outcome, total));
    }
    notify.show({ kind: 'success', message: `${people(total)} added.` });
    onClose();
  }

  return (
    <FormDialog
      title="Import people"
      size="lg"
      isDirty={done !== undefined}
      onClose={onClose}
      onSubmit={() => void store()}
      actions={
        done === undefined ? (
          <Button type="submit" disabled={found === undefined || total === 0}>
            {isAgain ? 'Add the others' : `Add ${people(total)}`}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        )
      }
    >
      <FormProblem message={problem} />
      <Field.Root mb="3">
        <Field.Label>CSV file</Field.Label>
        <Input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          pt="1.5"
          disabled={done !== undefined}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Field.HelperText>
          First name, last name, job role and hire date; badge number, e-mail and phone if you have them.
          Nothing is stored until you add the people.
        </Field.HelperText>
      </Field.Root>
      <Button size="sm" variant="ghost" mb="4" onClick={() => saveFile('people.csv', csvFile(TEMPLATE))}>
        Download an empty file
      </Button>
      {found !== undefined && (
        <>
          <Text role="status" mb="3" fontWeight="medium">
            {people(total)} can be added.
          </Text>
          <Problems problems={found.problems} />
        </>
      )}
      {done !== undefined && <Adding done={done} total={total} />}
    </FormDialog>
  );
}
