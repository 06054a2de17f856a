import { type CalendarDate, type LineOverview, versionOn } from '@vcms/domain';
import { DecisionArea, EarlierReviews, PaperPane, type Workbench } from '@vcms/kits/review';
import { Grid, Stack } from '@vcms/ui';
import { useState } from 'react';
import { OnBehalfNote } from '../on-behalf/on-behalf-note.tsx';
import { suggestedFindings } from '../versions/findings.ts';
import { isCorrection, versionBefore } from './change-list.ts';
import { ClientMatrix } from './client-matrix.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { EndorsementList } from './endorsement-list.tsx';
import { endorsementRows } from './endorsement-rows.ts';
import { FieldList } from './field-list.tsx';
import { HolderList } from './holder-list.tsx';
import { InsuredCheck } from './insured-check.tsx';
import { leafTitle } from './judge-candidate.ts';
import { CERTIFICATE_WORDS } from './policy-topic.ts';
import { type PaperReading, usePaperReading } from './use-paper-reading.ts';
import type { ReviewDossier } from './use-review-dossier.ts';

export interface WorkbenchViewProps {
  readonly file: ReviewDossier;
  readonly bench: Workbench;
  readonly contractorId: string;
  /** As if the policy were accepted. */
  readonly overview: LineOverview | undefined;
  readonly today: CalendarDate;
}

interface ShownPage {
  readonly documentId: string | undefined;
  readonly label: string;
}

/** The facts of the policy, the demands, and what else came with it. */
function Facts(
  props: WorkbenchViewProps & {
    readonly paper: PaperReading;
    readonly show: (documentId: string, label: string) => void;
  },
) {
  const { file, overview, show, bench, contractorId, paper } = props;
  const { policy, records } = file;
  const { company, holders, engagements, reviews, policies } = records;
  const { topic, subject } = bench;
  const decided = <EarlierReviews {...{ topic, subject, reviews, engagements }} />;
  const decidingAlone = engagements
    .map(({ clientId }) => clientId)
    .filter((id) => {
      const own = records.requirementSets.filter(({ clientId }) => clientId === id);
      return versionOn(own, props.today)?.policy.selfReview === true;
    });
  const hasOwn = reviews.some(({ subjectId }) => subjectId === policy.id);
  return (
    <>
      {bench.side.kind === 'client' && decided}
      {isCorrection(policy) && <CorrectionCard {...{ contractorId, policy, reviews, engagements, show }} />}
      <OnBehalfNote policy={policy} reader="others" />
      <ClientMatrix overview={overview} />
      <FieldList policy={policy} before={versionBefore(policy, policies)} />
      <InsuredCheck paper={paper} typed={policy.namedInsured} companyName={company.name} dba={company.dba} />
      <EndorsementList rows={endorsementRows(policy, overview, holders)} show={show} />
      <HolderList
        {...{ contractorId, policy, holders, engagements, decidingAlone, show }}
        side={bench.side}
      />
      {bench.side.kind === 'firm' && hasOwn && decided}
    </>
  );
}

/** The certificate on the left, everything to compare it with and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { file, bench, contractorId, overview, today } = props;
  const { policy, records } = file;
  const certificate: ShownPage = {
    documentId: policy.certificateDocId,
    label: `Certificate of policy ${policy.policyNumber}`,
  };
  const [shown, setShown] = useState<ShownPage>(certificate);
  const [certificateFile, setCertificateFile] = useState<Blob>();
  const paper = usePaperReading(certificateFile);
  const isCertificate = shown.documentId === certificate.documentId;
  const suggested = suggestedFindings({
    ...{ policy, overview, today },
    companyName: records.company.name,
    insuredOnPaper: paper.kind === 'read' ? paper.namedInsured : undefined,
    titleOf: leafTitle,
  });
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5">
      <PaperPane
        words={CERTIFICATE_WORDS}
        contractorId={contractorId}
        {...shown}
        onFile={isCertificate ? setCertificateFile : undefined}
        onBack={isCertificate ? undefined : () => setShown(certificate)}
      />
      <Stack gap="4" minW="0">
        <Facts {...props} paper={paper} show={(documentId, label) => setShown({ documentId, label })} />
        <DecisionArea {...{ bench, suggested }} />
      </Stack>
    </Grid>
  );
}
