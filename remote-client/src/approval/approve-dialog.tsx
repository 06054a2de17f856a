import type { Standing } from '@vcms/data';
import { ENGAGEMENT_BOUNDS } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { reasonSentences } from '@vcms/kits/standing';
import { useBackend, useNotify } from '@vcms/sdk';
import { Box, Field, Input, Stack, Text, Textarea } from '@vcms/ui';
import { useState } from 'react';
import type { StoredEngagement } from '../contractors/contractor-register.tsx';
import { expectedMove } from '../contractors/expected-move.ts';
import {
  type ApprovalProblems,
  type ApprovalRules,
  approvalProblems,
  firstValues,
  isReasonNeeded,
  termsOfApproval,
} from './approval-values.ts';
import { GapFields } from './gap-fields.tsx';

export interface ApproveDialogProps {
  readonly engagement: StoredEngagement;
  readonly standing: Standing;
  readonly rules: ApprovalRules & { readonly fourEyes: boolean };
  readonly onClose: () => void;
}

const NO_PROBLEMS: ApprovalProblems = { gaps: {} };

/** Approves a contractor: as it is, with a reason for what is missing, or with a variance for each gap (domain 4.5). */
export function ApproveDialog({ engagement, standing, rules, onClose }: ApproveDialogProps) {
  const { clientId, contractorId, contractorName } = engagement;
  const [initial] = useState(() => firstValues(standing.items, rules));
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('engagementMove');
  const notify = useNotify();
  const { firestore } = useBackend();
  const hasGaps = values.gaps.length > 0;

  async function submit(): Promise<void> {
    const wrong = approvalProblems(values, rules);
    setProblems(wrong ?? NO_PROBLEMS);
    setProblem(undefined);
    if (wrong !== undefined) return;
    const reason = values.reason.trim();
    // Of two approvals the first one moves nothing: the page says only that it is being saved.
    const expected = expectedMove(engagement, rules.fourEyes ? engagement.state : 'approved');
    const result = await whileExpected(firestore, expected, () =>
      call({
        ...{ clientId, contractorId, action: 'approve', terms: termsOfApproval(values) },
        ...(reason === '' ? {} : { reason }),
      }),
    );
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show(
      result.value.isFirstOfTwo === true
        ? {
            kind: 'success',
            message: 'Your approval is noted.',
            description: 'Another approver must confirm it.',
          }
        : {
            kind: 'success',
            message: `${contractorName} is approved.`,
            description: 'The contractor is notified.',
          },
    );
    onClose();
  }

  return (
    <ActionDialog
      title={`Approve ${contractorName}?`}
      size="lg"
      isDirty={values !== initial}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Approve"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        {rules.fourEyes && <Text>Two people must approve. The second confirms what you enter here.</Text>}
        {hasGaps && (
          <Box>
            <Text mb="2">
              {values.gaps.length === 1 ? '1 requirement is' : `${values.gaps.length} requirements are`} not
              met. Grant a variance for each, or give a reason why you approve without.
            </Text>
            <Stack as="ul" gap="3" m="0" p="0" aria-label="Requirements that are not met">
              {values.gaps.map((gap) => {
                const item = standing.items.find(({ key }) => key === gap.key);
                return (
                  <GapFields
                    key={gap.key}
                    gap={gap}
                    why={item === undefined ? '' : reasonSentences(item).join(' ')}
                    problem={problems.gaps[gap.key]}
                    onChange={(next) =>
                      setValues({
                        ...values,
                        gaps: values.gaps.map((one) => (one.key === next.key ? next : one)),
                      })
                    }
                  />
                );
              })}
            </Stack>
          </Box>
        )}
        <Field.Root invalid={problems.reason !== undefined} required={isReasonNeeded(values)}>
          <Field.Label>
            Reason <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={3}
            maxLength={ENGAGEMENT_BOUNDS.reasonMax}
            value={values.reason}
            onChange={(event) => setValues({ ...values, reason: event.currentTarget.value })}
          />
          <Field.HelperText>The contractor reads it.</Field.HelperText>
          <Field.ErrorText>{problems.reason}</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>Conditions</Field.Label>
          <Textarea
            rows={2}
            maxLength={ENGAGEMENT_BOUNDS.conditionsMax}
            value={values.conditions}
            onChange={(event) => setValues({ ...values, conditions: event.currentTarget.value })}
          />
          <Field.HelperText>
            What the approval is limited to, such as sites or kinds of work.
          </Field.HelperText>
        </Field.Root>
        <Field.Root invalid={problems.endOn !== undefined} maxW="15rem">
          <Field.Label>Approved until</Field.Label>
          <Input
            type="date"
            value={values.endOn}
            onChange={(event) => setValues({ ...values, endOn: event.currentTarget.value })}
          />
          <Field.HelperText>The relation ends after this day. Empty: no end.</Field.HelperText>
          <Field.ErrorText>{problems.endOn}</Field.ErrorText>
        </Field.Root>
      </Stack>
    </ActionDialog>
  );
}
