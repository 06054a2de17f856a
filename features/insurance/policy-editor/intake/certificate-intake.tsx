import { type CompanyDocument, PAPER_CONTENT_TYPES } from '@vcms/domain';
import { useFocusFallback } from '@vcms/kits';
import { chosenSource, ScanProgressBar, storedSource } from '@vcms/kits/evidence';
import { DraftOrSubmit, FileField, FormDialog, FormProblem } from '@vcms/kits/form';
import { certificateKey, type PageRect } from '@vcms/pdf';
import { useBackend, useNotify } from '@vcms/sdk';
import { Box, Grid, LoadingBlock, Progress } from '@vcms/ui';
import { useRef, useState } from 'react';
import { ChosenPages } from '../../endorsement-pages/chosen-pages.tsx';
import { demandedPages } from '../../endorsement-pages/missing-forms.ts';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import { DuplicateHint } from '../upload/duplicate-hint.tsx';
import { useChosenFile } from '../upload/use-chosen-file.ts';
import { AddLine } from './add-line.tsx';
import { CertificateChoice } from './certificate-choice.tsx';
import { clientOfHolder, HolderChoice } from './holder-choice.tsx';
import { acceptSure, addLine, decideShared, decideValue } from './intake.ts';
import { IntakeHead } from './intake-head.tsx';
import { IntakeLines } from './intake-lines.tsx';
import { countsOf, stopOf } from './intake-plan.ts';
import { PaperSide } from './paper-side.tsx';
import type { IntakeSaving } from './save-intake.ts';
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

function handedIn(number: number, handIn: boolean): string {
  const policies = number === 1 ? '1 policy' : `${number} policies`;
  if (!handIn) return `${policies} saved as ${number === 1 ? 'a draft' : 'drafts'}.`;
  return `${policies} ${number === 1 ? 'is' : 'are'} submitted.`;
}

/** All lines of one certificate in one go: read, compared with what is on file, decided on, and stored together (domain 4.6). */
export function CertificateIntake({ file, paper, madeOutTo, saving, onClose }: CertificateIntakeProps) {
  const backend = useBackend();
  const notify = useNotify();
  const source =
    paper.kind === 'chosen' ? chosenSource(paper.file) : storedSource(() => backend.storage, paper.document);
  const state = useIntake(source, file.records.policies);
  const { reading, intake, plans, change } = state;
  const [place, setPlace] = useState<PageRect>();
  const [holder, setHolder] = useState(madeOutTo);
  const pages = useChosenFile();
  const certificate = intake?.certificate;
  const { engagements, documents } = file.records;
  const chosenHolder = holder ?? clientOfHolder(certificate?.holder, engagements) ?? '';
  const sending = useSending({ file, paper, pages, plans, saving, madeOutTo: chosenHolder });
  const [first] = plans;
  const counts = countsOf(plans);
  // Two policies of one line have the same endorsement pages.
  const wanted = [
    ...new Map(
      plans.filter((plan) => plan.wanted).map(({ line }) => [line.values.line, line.values]),
    ).values(),
  ];
  const area = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusFallback(area, (within) => nextThing(within) ?? status.current);
  const isDirty = intake !== undefined && !sending.isDone;

  function choose(key: string): void {
    state.choose(key);
    setHolder(madeOutTo);
    setPlace(state.certificates.find((one) => certificateKey(one) === key)?.lines[0]?.policyNumber?.place);
  }

  async function send(handIn: boolean): Promise<void> {
    const stop = stopOf(plans);
    const stored = await sending.send(handIn, stop);
    if (stored === undefined) {
      if (stop !== undefined && stop.line === undefined && area.current !== null)
        nextThing(area.current)?.focus();
      return;
    }
    notify.show({ kind: 'success', message: handedIn(stored, handIn) });
    onClose();
  }

  const blob = reading.kind === 'read' || reading.kind === 'nothing' ? reading.file : undefined;
  return (
    <FormDialog
      title="Add a certificate"
      size="cover"
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void send(true)}
      actions={<DraftOrSubmit busy={saving.busy} onSaveDraft={() => void send(false)} />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 1fr)' }}
        gap={{ base: '0', lg: '6' }}
      >
        {blob === undefined ? <Box /> : <PaperSide file={blob} name={source.name} place={place} />}
        <Box minW="0" ref={area}>
          <DuplicateHint file={paper.kind === 'chosen' ? paper.file : undefined} documents={documents} />
          {intake === undefined &&
            (reading.kind === 'reading' && reading.scan !== undefined ? (
              <ScanProgressBar {...reading.scan} />
            ) : (
              <LoadingBlock label="Reading the certificate" />
            ))}
          {intake !== undefined && (
            <>
              <CertificateChoice
                certificates={state.certificates}
                chosen={certificate === undefined ? '' : certificateKey(certificate)}
                onChoose={choose}
              />
              <IntakeHead
                {...{ reading, counts, status }}
                lines={plans.length}
                onAccept={() => change(acceptSure)}
                onAskAgain={state.ask}
              />
              <IntakeLines
                key={certificate && certificateKey(certificate)}
                {...{ file, plans, change, onShow: setPlace, holder: chosenHolder, sending }}
              />
              <AddLine
                taken={plans.map(({ line }) => line.values.line)}
                onAdd={(line) => change((now) => addLine(now, line))}
              />
            </>
          )}
          {first !== undefined && (
            <>
              <SharedValues
                certificate={certificate}
                plan={first}
                isChecked={sending.isChecked}
                onType={(field, value) => change((now) => decideShared(now, field, value))}
              />
              <HolderChoice engagements={engagements} value={chosenHolder} onChange={setHolder} />
              <FileField
                label="Endorsement pages"
                problem={pages.problem}
                types={PAPER_CONTENT_TYPES}
                onFile={undefined}
                help="One file with the pages of all endorsements, where you have them. A statement on the certificate alone proves nothing to most clients."
                progress={undefined}
                onFileChange={pages.choose}
              />
              {pages.file !== undefined && pages.problem === undefined && (
                <ChosenPages
                  file={pages.file}
                  demanded={demandedPages(
                    file.lines,
                    wanted.map(({ line }) => line),
                  )}
                  lines={wanted}
                  onTake={({ line, field, value }) => {
                    const ids = plans.filter((plan) => plan.wanted && plan.line.values.line === line);
                    change((now) =>
                      decideValue(
                        now,
                        ids.map((plan) => plan.line.id),
                        field,
                        value,
                      ),
                    );
                  }}
                />
              )}
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
