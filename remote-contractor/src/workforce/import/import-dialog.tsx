import { recordsOf } from '@vcms/data';
import { FormDialog, FormProblem, writeProblem } from '@vcms/kits/form';
import { csvFile, saveFile } from '@vcms/kits/register';
import { csvRecords, decodeCsv } from '@vcms/pdf/csv';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Field, Input, List, Progress, Text } from '@vcms/ui';
import { addStaff } from '@vcms/workforce/data';
import { getDocs } from 'firebase/firestore';
import { useRef, useState } from 'react';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { IMPORT_MAX, identityOf, importStaff, type StaffImport, TEMPLATE } from './import-staff.ts';

/** Bytes; a list of 5,000 people is far smaller. */
const SIZE_MAX = 10 * 1_048_576;
/** People stored by one write. */
const TOGETHER = 100;
/** Row errors that are listed. */
const SHOWN = 50;

export interface ImportDialogProps {
  readonly terms: WorkforceTerms;
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

/** Reads a CSV file, shows what it holds and what is wrong row by row, and adds what is right: nothing is stored before. */
export function ImportDialog({ terms, onClose, newId = randomId }: ImportDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const [found, setFound] = useState<StaffImport>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<number>();
  const stopped = useRef(false);
  /** What is stored already, when the connection was lost in between: the next try goes on behind it. */
  const stored = useRef(0);
  const total = found?.people.length ?? 0;

  async function read(file: File): Promise<StaffImport | string> {
    if (file.size > SIZE_MAX) return 'The file is larger than 10 MB. Split it, then choose it again.';
    try {
      const records = csvRecords(decodeCsv(new Uint8Array(await file.arrayBuffer())), IMPORT_MAX + 2);
      const { docs } = await getDocs(recordsOf(firestore, 'staff', contractorId));
      const known = docs
        .map((entry) => entry.data())
        .flatMap((entry) => (entry.ok ? [identityOf(entry.value)] : []));
      return importStaff(records, { known: new Set(known), trades: terms.company.trades });
    } catch {
      return 'The file could not be checked. Check that it is a CSV file and that you are connected, then choose it again.';
    }
  }

  async function choose(file: File | undefined): Promise<void> {
    setFound(undefined);
    setProblem(undefined);
    stored.current = 0;
    if (file === undefined) return;
    const result = await read(file);
    if (typeof result === 'string') setProblem(result);
    else setFound(result);
  }

  async function store(): Promise<void> {
    if (found === undefined || total === 0)
      return setProblem('Choose a file with at least one person to add.');
    setProblem(undefined);
    stopped.current = false;
    setDone(stored.current);
    while (stored.current < total && !stopped.current) {
      const some = found.people.slice(stored.current, stored.current + TOGETHER);
      const result = await addStaff(
        { firestore, uid, contractorId },
        some.map(({ content }) => ({ id: newId(), ...content })),
      );
      if (result.kind !== 'done') {
        setDone(undefined);
        const before = `${stored.current} of ${people(total)} are added. Add again to go on with the others.`;
        return setProblem(`${writeProblem(result)} ${before}`);
      }
      stored.current += some.length;
      setDone(stored.current);
    }
    setDone(undefined);
    if (stored.current < total)
      return setProblem(`Stopped. ${stored.current} of ${people(total)} are added.`);
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
            Add {people(total)}
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={() => {
              stopped.current = true;
            }}
          >
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
      {done !== undefined && (
        <Progress.Root value={Math.round((100 * done) / total)} aria-label="Adding people">
          <Progress.Label>
            {done} of {people(total)} added
          </Progress.Label>
          <Progress.Track mt="1">
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </FormDialog>
  );
}
