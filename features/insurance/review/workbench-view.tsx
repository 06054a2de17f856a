import { openEvidence } from '@vcms/data';
import {
  type CalendarDate,
  type ClientLine,
  formatDate,
  isSameCompanyName,
  isWaitingHolder,
  type LineOverview,
  versionOn,
} from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import {
  EarlierReviews,
  PaperPane,
  type Workbench,
  WorkbenchLayout,
  type WorkbenchTab,
} from '@vcms/kits/review';
import { useBackend } from '@vcms/sdk';
import { lazy, Suspense, useMemo, useState } from 'react';
import { suggestedFindings } from '../versions/findings.ts';
import type { AttachedFileProps } from './attached-file.tsx';
import { CertificateLines } from './certificate-lines.tsx';
import { isCorrection, versionBefore } from './change-list.ts';
import { ClientChips } from './client-chips.tsx';
import { ClientMatrix } from './client-matrix.tsx';
import { type ClientOutcome, clientOutcomes } from './client-outcomes.ts';
import { CorrectionCard } from './correction-card.tsx';
import { EndorsementList, isMissing } from './endorsement-list.tsx';
import { endorsementRows } from './endorsement-rows.ts';
import { FieldList } from './field-list.tsx';
import { HolderList } from './holder-list.tsx';
import { InsuredCheck } from './insured-check.tsx';
import { leafTitle } from './judge-candidate.ts';
import { CERTIFICATE_WORDS } from './policy-topic.ts';
import type { CertificateLine } from './same-certificate.ts';
import { type PaperReading, partiesOf, useCertificateReading } from './use-paper-reading.ts';
import type { ReviewDossier } from './use-review-dossier.ts';

const NO_CLIENTS: readonly ClientLine[] = [];

/** Most certificates have one line: it comes when somebody opens it. */
const AllLines = lazy(async () => ({ default: (await import('./all-lines.tsx')).AllLines }));

export interface WorkbenchViewProps {
  readonly file: ReviewDossier;
  readonly bench: Workbench;
  readonly contractorId: string;
  /** As if the policy were accepted. */
  readonly overview: LineOverview | undefined;
  readonly today: CalendarDate;
  /** The other policies that came with the same certificate. */
  readonly lines: readonly CertificateLine[];
  readonly now: () => Date;
  /** Leads on from what was accepted together. */
  readonly onAccepted: (ids: ReadonlySet<string>) => void;
}

interface ShownPage {
  readonly documentId: string | undefined;
  readonly label: string;
}

interface TabProps extends WorkbenchViewProps {
  readonly paper: PaperReading;
  readonly outcomes: readonly ClientOutcome[];
  readonly show: (documentId: string, label: string) => void;
  readonly load: AttachedFileProps['load'];
}

function Values({ file, contractorId, overview, paper, show }: TabProps) {
  const { policy, records } = file;
  const { company, engagements, reviews, policies } = records;
  const { name, dba } = company;
  const insured = (
    <InsuredCheck
      {...{ paper, dba }}
      typed={policy.namedInsured}
      typedPeriod={`${formatDate(policy.effective)} to ${formatDate(policy.expiration)}`}
      companyName={name}
    />
  );
  const differs =
    paper.kind === 'read' && paper.namedInsured !== undefined && !isSameCompanyName(paper.namedInsured, name);
  return (
    <>
      {isCorrection(policy) && <CorrectionCard {...{ contractorId, policy, reviews, engagements, show }} />}
      <OnBehalfNote record={policy} reader="others" />
      {differs && insured}
      <FieldList
        policy={policy}
        before={versionBefore(policy, policies)}
        clients={overview?.clients ?? NO_CLIENTS}
      />
      {!differs && insured}
    </>
  );
}

/** Clients that decide alone on what they are shown. */
function decidingAlone({ records }: ReviewDossier, today: CalendarDate): readonly string[] {
  return records.engagements
    .map(({ clientId }) => clientId)
    .filter((id) => {
      const own = records.requirementSets.filter(({ clientId }) => clientId === id);
      return versionOn(own, today)?.policy.selfReview === true;
    });
}

function tabsOf(props: TabProps): readonly WorkbenchTab[] {
  const { file, bench, contractorId, overview, today, outcomes, show, load } = props;
  const { policy, records } = file;
  const { holders, engagements } = records;
  const endorsements = endorsementRows(policy, overview, holders);
  const values = { value: 'values', label: 'Values', content: <Values {...props} /> };
  const clients = {
    value: 'clients',
    label: 'Clients',
    count: outcomes.filter(({ missed }) => missed.length > 0).length,
    counts: 'not met',
    content: (
      <>
        <ClientMatrix overview={overview} />
        <HolderList
          {...{ contractorId, policy, holders, engagements, show }}
          decidingAlone={decidingAlone(file, today)}
          side={bench.side}
        />
      </>
    ),
  };
  const pages = {
    value: 'endorsements',
    label: 'Endorsements',
    count: endorsements.filter(isMissing).length,
    counts: 'missing',
    content: (
      <EndorsementList
        {...{ policy, load, show }}
        rows={endorsements}
        readsAtOnce={bench.side.kind === 'firm' && bench.tab === 'endorsements'}
      />
    ),
  };
  // What came after the policy was accepted is all that can still be decided.
  const waits = policy.state === 'accepted' && holders.some(isWaitingHolder);
  return waits ? [clients, values, pages] : [values, clients, pages];
}

/** The certificate on the left, everything to compare it with and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { file, bench, contractorId, overview, today, lines, now } = props;
  const { policy, records } = file;
  const { engagements, reviews } = records;
  const certificate: ShownPage = {
    documentId: policy.certificateDocId,
    label: `Certificate of policy ${policy.policyNumber}`,
  };
  const [shown, setShown] = useState<ShownPage>(certificate);
  const [certificateFile, setCertificateFile] = useState<Blob>();
  const [isTogether, setTogether] = useState(false);
  const reading = useCertificateReading(certificateFile, policy.policyNumber);
  const paper = useMemo(() => partiesOf(reading, policy.policyNumber), [reading, policy.policyNumber]);
  const waiting = lines.filter(({ isWaiting }) => isWaiting).length + (bench.obstacle === undefined ? 1 : 0);
  const outcomes = useMemo(() => clientOutcomes(overview?.clients ?? NO_CLIENTS), [overview]);
  const isCertificate = shown.documentId === certificate.documentId;
  const suggested = suggestedFindings({
    ...{ policy, overview, today },
    companyName: records.company.name,
    insuredOnPaper: paper.kind === 'read' ? paper.namedInsured : undefined,
    titleOf: leafTitle,
  });
  const show = (documentId: string, label: string) => setShown({ documentId, label });
  const backend = useBackend();
  const load: AttachedFileProps['load'] = async (documentId) => {
    const opened = await openEvidence(backend, { companyId: contractorId, documentId });
    return opened.kind === 'ready' ? opened : { kind: 'failed', message: opened.failure.message };
  };
  const { topic, subject } = bench;
  const together = isTogether && certificateFile !== undefined && (
    <Suspense>
      <AllLines
        {...{ file, bench, contractorId, today, now, lines, reading }}
        paper={certificateFile}
        onClose={() => setTogether(false)}
        onAccepted={(ids) => {
          setTogether(false);
          props.onAccepted(ids);
        }}
      />
    </Suspense>
  );
  return (
    <>
      <WorkbenchLayout
        bench={bench}
        paperName={CERTIFICATE_WORDS.name}
        paperKey={shown.documentId ?? ''}
        paper={
          <PaperPane
            words={CERTIFICATE_WORDS}
            contractorId={contractorId}
            {...shown}
            onFile={isCertificate ? setCertificateFile : undefined}
            onBack={isCertificate ? undefined : () => setShown(certificate)}
          />
        }
        summary={
          outcomes.length + lines.length > 0 && (
            <>
              <CertificateLines
                {...{ contractorId, lines, waiting }}
                onAll={certificateFile && (() => setTogether(true))}
              />
              {outcomes.length > 0 && (
                <ClientChips outcomes={outcomes} onOpen={() => bench.setTab('clients')} />
              )}
            </>
          )
        }
        tabs={tabsOf({ ...props, paper, outcomes, show, load })}
        history={<EarlierReviews {...{ topic, subject, reviews, engagements }} />}
        suggested={suggested}
      />
      {together}
    </>
  );
}
