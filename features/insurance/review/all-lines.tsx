import { type CalendarDate, LINE_LABELS } from '@vcms/domain';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import type { Workbench } from '@vcms/kits/review';
import { Alert, Button, Flex, Grid, LoadingBlock } from '@vcms/ui';
import { PaperSide } from '../policy-editor/intake/paper-side.tsx';
import { acceptText, LineCheck } from './line-check.tsx';
import type { CertificateLine } from './same-certificate.ts';
import { acceptable } from './together.ts';
import { useAllLines } from './use-all-lines.ts';
import type { CertificateReading } from './use-paper-reading.ts';
import type { ReviewDossier } from './use-review-dossier.ts';

export interface AllLinesProps {
  readonly file: ReviewDossier;
  readonly bench: Workbench;
  readonly contractorId: string;
  readonly today: CalendarDate;
  readonly now: () => Date;
  /** The other lines of the certificate. */
  readonly lines: readonly CertificateLine[];
  readonly paper: Blob;
  readonly reading: CertificateReading;
  readonly onClose: () => void;
  /** With the ids of what was accepted, once nothing is left to tell. */
  readonly onAccepted: (ids: ReadonlySet<string>) => void;
}

/** All lines of one certificate beside its page: those without findings are accepted in one act, the others are named (domain 4.4). */
export function AllLines(props: AllLinesProps) {
  const { file, bench, paper, reading, onClose } = props;
  const state = useAllLines(props);
  const { topic } = bench;
  const ready = state.kind === 'ready' ? acceptable(state.open) : [];
  const left = state.kind === 'ready' ? state.open.filter(({ faults }) => faults.length > 0) : [];
  return (
    <FormDialog
      title="All lines of this certificate"
      size="cover"
      onClose={state.kind === 'ready' ? state.close : onClose}
      onSubmit={() => {
        if (state.kind === 'ready' && ready.length > 0) void state.accept(ready);
      }}
      actions={null}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 1fr)' }}
        gap={{ base: '0', lg: '6' }}
      >
        <PaperSide file={paper} name="Certificate" place={undefined} />
        <Flex direction="column" gap="2" minW="0">
          {state.kind === 'loading' && <LoadingBlock label="Claiming the lines" rows={6} />}
          {state.kind === 'failed' && <FormProblem message={state.message} />}
          {state.kind === 'ready' && (
            <>
              {reading.kind === 'nothing' && (
                <Alert.Root status="warning">
                  <Alert.Indicator />
                  <Alert.Title>
                    This file could not be read. Compare every line with the page, and the named insured with{' '}
                    {file.records.company.name}.
                  </Alert.Title>
                </Alert.Root>
              )}
              {left.length > 0 && (
                <Alert.Root status="info">
                  <Alert.Indicator />
                  <Alert.Title>
                    {left.map(({ policy }) => LINE_LABELS[policy.line]).join(', ')}{' '}
                    {left.length === 1
                      ? 'stays for a decision of its own.'
                      : 'stay for decisions of their own.'}
                  </Alert.Title>
                </Alert.Root>
              )}
              {state.lines.map((line) => (
                <LineCheck
                  key={line.policy.id}
                  line={line}
                  policies={file.records.policies}
                  isAccepted={state.accepted.has(line.policy.id)}
                  problem={state.problems.get(line.policy.id)}
                />
              ))}
              {/* Below the last line and not in the foot: what is accepted is seen first. */}
              <Flex justify="flex-end">
                <Button
                  type="submit"
                  colorPalette="green"
                  disabled={ready.length === 0}
                  loading={state.busy}
                  loadingText={topic.accept.going}
                >
                  {acceptText(ready.length, state.open.length)}
                </Button>
              </Flex>
            </>
          )}
        </Flex>
      </Grid>
    </FormDialog>
  );
}
