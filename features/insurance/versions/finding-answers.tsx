import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import type { FindingAnswer } from '../model/policy-findings.ts';
import { ChangeList } from './change-list.tsx';
import { findingLabel } from './findings.ts';

const ANSWERS: Readonly<
  Record<FindingAnswer['kind'], { readonly tone: StatusTone; readonly label: string }>
> = {
  changed: { tone: 'success', label: 'Changed' },
  unchanged: { tone: 'warning', label: 'Not changed' },
  unknown: { tone: 'neutral', label: 'See the changes' },
};

/** What a policy may show for one client alone, whose record is not kept with the version. */
const SHOWN_PER_CLIENT: readonly string[] = ['wrong_holder', 'ai_page_missing', 'wos_missing', 'pnc_missing'];

/** What stands beside a finding where no field tells it. */
function otherText({ finding, kind, isAboutFile }: FindingAnswer): string | undefined {
  if (kind === 'changed') return isAboutFile ? 'Another certificate was submitted.' : undefined;
  if (kind === 'unknown') return undefined;
  const same = isAboutFile ? 'The certificate is the same file.' : 'The policy says the same as before.';
  return SHOWN_PER_CLIENT.includes(finding.key)
    ? `${same} What it shows for single clients is not compared.`
    : same;
}

function AnswerItem({ answer }: { readonly answer: FindingAnswer }) {
  const { finding, kind, changes } = answer;
  const label = findingLabel(finding.key);
  const text = otherText(answer);
  return (
    <Box as="li" listStyleType="none" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium">{label}</Text>
        <StatusChip {...ANSWERS[kind]} />
      </Flex>
      {finding.comment !== '' && (
        <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {finding.comment}
        </Text>
      )}
      <ChangeList changes={changes} label={`Changed for: ${label}`} />
      {text !== undefined && <Text textStyle="sm">{text}</Text>}
    </Box>
  );
}

/** Why a policy was returned, each finding beside what was changed for it. */
export function FindingAnswers({ answers }: { readonly answers: readonly FindingAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box as="ul" aria-label="Findings and what was changed for them" m="0" p="0">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a review may name one finding twice; the list never changes
        <AnswerItem key={`${answer.finding.key} ${at}`} answer={answer} />
      ))}
    </Box>
  );
}
