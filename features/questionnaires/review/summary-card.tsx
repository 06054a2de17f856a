import { type CalendarDate, counted, formatDate, knockouts, questionsOf } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, StatusChip, Text } from '@vcms/ui';
import { CopyActions } from '../copy/copy-actions.tsx';
import type { ResponseProgress } from '../model/response-progress.ts';
import { responseScore } from '../model/response-score.ts';
import type { AnswersDossier } from './answers-dossier.ts';

export interface SummaryCardProps {
  readonly dossier: AnswersDossier;
  readonly progress: ResponseProgress;
  readonly changed: ReadonlySet<string>;
  readonly acceptedAt: Date | undefined;
  readonly today: CalendarDate;
}

function changesText(changed: number, acceptedAt: Date | undefined): string {
  if (acceptedAt === undefined) return 'Never accepted before.';
  const answers = changed === 1 ? '1 answer' : `${changed} answers`;
  return `${answers} changed since the acceptance of ${formatDate(acceptedAt)}.`;
}

/** What has to be known before the sections are read. */
export function SummaryCard({ dossier, progress, changed, acceptedAt, today }: SummaryCardProps) {
  const { company, response, version } = dossier;
  const out = new Set(knockouts(version, response));
  const score = responseScore(version, response.answers);
  const asked = progress.sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <ReviewCard title="Summary">
      <Text>
        {counted(asked, 'question')} asked, {progress.percent}% answered.{' '}
        {changesText(changed.size, acceptedAt)}
      </Text>
      {score !== null && (
        <Text>
          Score {score}%{' '}
          <Text as="span" color="fg.muted">
            (weight of Yes among Yes and No; for comparing only)
          </Text>
        </Text>
      )}
      {response.signedBy !== undefined && (
        <Text>
          Signed by {response.signedBy}, {response.signedTitle}.
        </Text>
      )}
      {out.size > 0 && (
        <Box mt="3">
          <StatusChip tone="danger" label={out.size === 1 ? '1 knockout' : `${out.size} knockouts`} />
          <Box as="ul" m="0" mt="2" ps="5">
            {questionsOf(version)
              .filter(({ id }) => out.has(id))
              .map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
          </Box>
        </Box>
      )}
      <Box mt="3">
        <CopyActions
          {...{ version, response, today }}
          contractorId={company.id}
          contractorName={company.name}
        />
      </Box>
    </ReviewCard>
  );
}
