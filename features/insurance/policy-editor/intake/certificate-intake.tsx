import type { CompanyDocument } from '@vcms/domain';
import { useFocusFallback } from '@vcms/kits';
import { chosenSource, ScanProgressBar, storedSource } from '@vcms/kits/evidence';
import { DraftOrSubmit, FormDialog, FormProblem } from '@vcms/kits/form';
import { certificateKey, type PageRect, type ReadCertificate } from '@vcms/pdf';
import { useBackend, useNotify } from '@vcms/sdk';
import { Box, Button, Grid, LoadingBlock, Progress } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import { DuplicateNote } from '../upload/duplicate-hint.tsx';
import { useChosenFile } from '../upload/use-chosen-file.ts';
import { isReusable, useDuplicate } from '../upload/use-duplicate.ts';
import { AddLine } from './add-line.tsx';
import { CertificateChoice, leftText } from './certificate-choice.tsx';
import { FurtherPages } from './further-pages.tsx';
import { HolderChoice, holderToBegin } from './holder-choice.tsx';
import { acceptSure, addLine, decideShared } from './intake.ts';
import { IntakeHead } from './intake-head.tsx';
import { IntakeLines } from './intake-lines.tsx';
import { IntakePages } from './intake-pages.tsx';
import { countsOf, shownLines, stopOf } from './intake-plan.ts';
import { PaperSide } from './paper-side.tsx';
import type { IntakeSaving } from './save-intake.ts';
import { sentText } from './sent-text.ts';
import { SharedValues } from './shared-values.tsx';
import { useIntake } from './use-intake.ts';
import { useSending } from './use-sending.ts';

/** The certificate of an intake: a file that was chosen, or one that is on file, such as one that a broker sent. */
export type IntakePaper =
  | { readonly kind: 'chosen'; readonly file: File }
  | { readonly kind: 'stored'; readonly document: CompanyDocument };

export interface CertificateIntakeProps {
  readonly file: InsuranceDossier;
  readonly paper: IntakePaper;
  /** The one client that the certificate was asked for. */
  readonly madeOutTo?: string | undefined;
  readonly saving: IntakeSaving;
  readonly onClose: () => void;
}

/** The first button that somebody has to press before the lines can be sent. */
function nextThing(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>('[data-next] button');
}

/** All lines of one certificate in one go: read, compared with what is on file, decided on, and stored together (domain 4.6). */
export function CertificateIntake({ file, paper, madeOutTo, saving, onClose }: CertificateIntakeProps) {
  const backend = useBackend();
  const notify = useNotify();
  const source =
    paper.kind === 'chosen' ? chosenSource(paper.file) : storedSource(() => backend.storage, paper.document);
  const state = useIntake(source, file.records.policies);
  const { reading, intake, plans, change, certificate, part, certificates } = state;
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  const [place, setPlace] = useState<PageRect>();
  const [picked, setPicked] = useState<{ readonly part: string; readonly clientId: string }>();
  const pages = useChosenFile();
  const { engagements, documents } = file.records;
  const isOneOfSeveral = certificates.length > 1;
  const begun = holderToBegin({ certificate, isOneOfSeveral }, madeOutTo, engagements);
  const holder = picked?.part === part ? picked.clientId : (begun ?? '');
  const shown = shownLines(plans, holder, file.records.holders);
  const client = engagements.find(({ clientId }) => clientId === holder)?.clientName ?? '';
  const known = useDuplicate(paper.kind === 'chosen' ? paper.file : undefined, documents);
  const onFile = known !== undefined && isReusable(known) ? known : undefined;
  const sending = useSending({
    ...{ file, paper, pages, onFile, part, plans, shown, saving },
    madeOutTo: holder,
  });
  const [first] = plans;
  const counts = countsOf(plans);
  const area = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusFallback(area, (within) => nextThing(within) ?? status.current);

  function show(one: ReadCertificate | undefined): void {
    setPlace(one?.lines[0]?.policyNumber?.place);
  }

  function choose(key: string): void {
    state.choose(key);
    show(certificates.find((one) => certificateKey(one) === key));
  }

  async function send(handIn: boolean): Promise<void> {
    const stop = stopOf(plans, handIn ? shown : []);
    const sent = await sending.send(handIn, stop);
    if (sent === undefined) {
      if (stop !== undefined && stop.line === undefined && area.current !== null)
        nextThing(area.current)?.focus();
      return;
    }
    // A scan may have been read further meanwhile.
    const { certificates: all, left, reading: latest } = now.current;
    const others = left.filter((one) => certificateKey(one) !== part);
    const rest = others.length === 0 ? '' : ` ${leftText(others.length, all.length)}`;
    notify.show({ kind: 'success', message: `${sentText(sent, handIn, client)}${rest}` });
    state.finish();
    show(others[0]);
    const isStillRead = latest.kind === 'read' && latest.scan !== undefined;
    if (others.length === 0 && !isStillRead) onClose();
  }

  const blob = reading.kind === 'read' || reading.kind === 'nothing' ? reading.file : undefined;
  return (
    <FormDialog
      title="Add a certificate"
      size="cover"
      isDirty={intake !== undefined && !state.isDone}
      onClose={onClose}
      onSubmit={() => (state.isDone ? onClose() : void send(true))}
      actions={
        state.isDone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <DraftOrSubmit busy={saving.busy} onSaveDraft={() => void send(false)} />
        )
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 1fr)' }}
        gap={{ base: '0', lg: '6' }}
      >
        {blob === undefined ? <Box /> : <PaperSide file={blob} name={source.name} place={place} />}
        <Box minW="0" ref={area}>
          {!sending.hasStored && <DuplicateNote known={known} isUsed={onFile !== undefined} />}
          {intake === undefined &&
            (reading.kind === 'reading' && reading.scan !== undefined ? (
              <ScanProgressBar {...reading.scan} />
            ) : (
              <LoadingBlock label="Reading the certificate" />
            ))}
          <FurtherPages reading={reading} isStored={state.isDone} />
          {intake !== undefined && !state.isDone && (
            <>
              <CertificateChoice {...{ certificates, left: state.left, chosen: part }} onChoose={choose} />
              <IntakeHead
                key={`head ${part}`}
                {...{ reading, counts, status }}
                lines={plans.length}
                onAccept={() => change(acceptSure)}
                onAskAgain={state.ask}
              />
              <IntakeLines
                key={part}
                {...{ file, plans, change, onShow: setPlace, holder, sending, shown, client }}
              />
              <AddLine
                taken={plans.map(({ line }) => line.values.line)}
                onAdd={(line) => change((now) => addLine(now, line))}
              />
            </>
          )}
          {first !== undefined && !state.isDone && (
            <>
              <SharedValues
                certificate={certificate}
                plan={first}
                isChecked={sending.isChecked}
                onType={(field, value) => change((now) => decideShared(now, field, value))}
              />
              <HolderChoice
                engagements={engagements}
                value={holder}
                onChange={(clientId) => setPicked({ part, clientId })}
              />
              <IntakePages {...{ file, pages, plans, change }} />
            </>
          )}
          <Box position="sticky" bottom="0" zIndex="1" bg="bg.panel">
            {saving.progress !== undefined && (
              <Progress.Root
                value={Math.round(saving.progress * 100)}
                aria-label="Upload of the certificate"
                mb="4"
              >
                <Progress.Track>
                  <Progress.Range />
                </Progress.Track>
              </Progress.Root>
            )}
            <FormProblem message={sending.problem} />
          </Box>
        </Box>
      </Grid>
    </FormDialog>
  );
}
