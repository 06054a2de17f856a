import { formatDate } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { ReviewCard } from '@vcms/kits/review';
import { LoadingBlock, Text } from '@vcms/ui';
import { compareRecords } from '../model/versions/compare-records.ts';
import { decisionsOn, type KeptVersion, submittedTerms } from '../model/versions/record-timeline.ts';
import { useRecordVersions } from '../versions/use-record-versions.ts';
import { VersionComparison } from '../versions/version-comparison.tsx';
import type { SafetyDossier } from './use-safety-dossier.ts';

export interface ChangesCardProps {
  readonly dossier: SafetyDossier;
  /** Shows a file on the left. */
  readonly show: (documentId: string, label: string) => void;
}

const NOT_KEPT =
  'The version before this one was submitted before versions were kept, so the two cannot be compared here. Compare with the paper.';

function Comparison({
  dossier,
  show,
  versions,
}: ChangesCardProps & { readonly versions: readonly KeptVersion[] }) {
  const { subject, records } = dossier;
  const number = subject.record.version - 1;
  const before = submittedTerms(subject, versions, number);
  if (before === undefined) return <Text>{NOT_KEPT}</Text>;
  const returns = decisionsOn(subject, records.reviews, number).filter(
    ({ decision }) => decision !== 'accepted',
  );
  const nameOf = (scope: string) =>
    scope === 'firm'
      ? 'the firm'
      : (records.engagements.find(({ clientId }) => clientId === scope)?.clientName ?? 'a client');
  const facts = [
    ...(before.submittedOn === undefined ? [] : [`submitted on ${formatDate(before.submittedOn)}`]),
    ...returns.map(({ scope, decidedAt }) => `returned by ${nameOf(scope)} on ${formatDate(decidedAt)}`),
  ];
  return (
    <>
      <Text mb="2" textStyle="sm" color="fg.muted">
        Compared with version {number}
        {facts.length > 0 && `, ${facts.join(', ')}`}.
      </Text>
      <VersionComparison
        comparison={compareRecords(before, subject)}
        terms={subject}
        returns={returns}
        onShowFile={(documentId, name) => show(documentId, `${name} of version ${number}`)}
      />
    </>
  );
}

/** What a correction changed against the version before, each finding of its return beside the answer. */
export function ChangesCard(props: ChangesCardProps) {
  const { subject, records } = props.dossier;
  const versions = useRecordVersions(records.company.id, subject);
  return (
    <ReviewCard title="Changes">
      {versions.kind === 'failed' && <FailurePanel failure={versions.failure} retry={versions.retry} />}
      {versions.kind === 'loading' && <LoadingBlock label="Loading the version before" rows={4} />}
      {versions.kind === 'ready' && <Comparison {...props} versions={versions.items} />}
    </ReviewCard>
  );
}
