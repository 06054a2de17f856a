import { IMPORT_COLUMNS, type ImportRow, importRows } from '@vcms/engagements/model';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import { csvFile, saveFile } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Field, Input, Progress, Stack, Text, Textarea } from '@vcms/ui';
import { useRef, useState } from 'react';
import { type SendProgress, sendRows } from './send-rows.ts';

const SAMPLE = `${Object.values(IMPORT_COLUMNS).join(',')}\r\nSample Roofing,Pat Sample,pat@example.test,"roofing, painting",medium,North yard,\r\n`;

interface Problem {
  readonly row: number;
  readonly text: string;
}

function problemsOf(rows: readonly ImportRow[]): readonly Problem[] {
  return rows.flatMap(({ row, problems }) => problems.map((text) => ({ row, text })));
}

function ProblemList({ label, problems }: { readonly label: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Box as="ul" aria-label={label} ps="5" m="0" maxH="14rem" overflowY="auto" tabIndex={0}>
      {problems.map(({ row, text }) => (
        <Text as="li" key={`${row} ${text}`} overflowWrap="anywhere">
          Row {row}: {text}
        </Text>
      ))}
    </Box>
  );
}

function countText(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}

function Outcome({ progress, total }: { readonly progress: SendProgress; readonly total: number }) {
  const { sent, refused, stoppedAt } = progress;
  const done = sent + refused.length;
  return (
    <Stack gap="3" role="status">
      <Progress.Root value={done} max={total} size="sm" aria-label="Rows sent">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text>
        {sent} of {countText(total, 'row')} sent.
        {stoppedAt !== undefined &&
          ` Stopped before row ${stoppedAt}. Send again to go on: nothing is sent twice.`}
      </Text>
      <ProblemList
        label="Rows that were refused"
        problems={refused.map(({ row, message }) => ({ row, text: message }))}
      />
    </Stack>
  );
}

/** Invites contractors from a file or pasted rows: first it says what is wrong in which row, and sends nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { functions } = useBackend();
  const [batchId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [progress, setProgress] = useState<SendProgress>();
  const [isSending, setSending] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const file = text.trim() === '' ? undefined : importRows(text);
  const good = file?.rows.filter(({ problems }) => problems.length === 0) ?? [];
  const problems = problemsOf(file?.rows ?? []);
  const isDone =
    progress !== undefined &&
    progress.stoppedAt === undefined &&
    progress.sent + progress.refused.length === good.length;

  async function read(chosen: File | undefined): Promise<void> {
    if (chosen !== undefined) change(await chosen.text());
  }

  function change(next: string): void {
    setText(next);
    setProgress(undefined);
  }

  async function send(): Promise<void> {
    if (isDone) return onClose();
    if (good.length === 0 || isSending) return;
    stop.current = new AbortController();
    setSending(true);
    const { signal } = stop.current;
    setProgress(await sendRows(good, { functions, batchId, signal, onProgress: setProgress }));
    setSending(false);
  }

  return (
    <FormDialog
      title="Invite contractors from a file"
      size="lg"
      isDirty={text !== '' && !isDone}
      onClose={() => {
        stop.current?.abort();
        onClose();
      }}
      onSubmit={() => void send()}
      actions={
        <>
          {isSending && (
            <Button variant="outline" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          )}
          <Button type="submit" loading={isSending} loadingText="Sending" disabled={good.length === 0}>
            {isDone ? 'Done' : `Send ${countText(good.length, 'invitation')}`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          One contractor a row, 500 at most. Nothing is sent until you press the button; rows with a problem
          are left out.
        </Text>
        <Box>
          <Button
            size="sm"
            variant="outline"
            onClick={() => saveFile('contractors.csv', csvFile(`\uFEFF${SAMPLE}`))}
          >
            Download sample file
          </Button>
        </Box>
        <Field.Root disabled={isSending}>
          <Field.Label>CSV file</Field.Label>
          <Input
            type="file"
            accept=".csv,text/csv"
            pt="1.5"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </Field.Root>
        <Field.Root disabled={isSending}>
          <Field.Label>Or paste rows</Field.Label>
          <Textarea
            rows={5}
            value={text}
            fontFamily="mono"
            textStyle="sm"
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Field.HelperText>
            With the titles in the first row: {Object.values(IMPORT_COLUMNS).join(', ')}.
          </Field.HelperText>
        </Field.Root>
        <FormProblem message={file?.problem} />
        {file !== undefined && file.problem === undefined && (
          <Text role="status">
            {countText(good.length, 'row')} can be sent
            {problems.length === 0 ? '.' : `, ${countText(file.rows.length - good.length, 'row')} cannot:`}
          </Text>
        )}
        <ProblemList label="Rows with a problem" problems={problems} />
        {progress !== undefined && <Outcome progress={progress} total={good.length} />}
      </Stack>
    </FormDialog>
  );
}
