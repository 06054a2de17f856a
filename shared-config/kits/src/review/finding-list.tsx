import { Badge, Box, Checkbox, Field, Fieldset, Span, Stack, Textarea } from '@vcms/ui';
import { COMMENT_MAX, type Finding, type FindingReason } from './finding-book.ts';

export interface FindingListProps {
  readonly reasons: readonly FindingReason[];
  readonly findings: readonly Finding[];
  readonly suggested: readonly Finding[];
  /** From what is checked by then: two quick choices may both come before the list is drawn again. */
  readonly change: (update: (findings: readonly Finding[]) => readonly Finding[]) => void;
}

interface FindingRowProps extends FindingListProps {
  readonly reason: FindingReason;
}

function FindingRow({ reason, findings, suggested, change }: FindingRowProps) {
  const { key: name, label, sentence } = reason;
  const chosen = findings.find(({ key }) => key === name);
  const hint = suggested.find(({ key }) => key === name);
  const toggle = (isOn: boolean) =>
    change((now) => {
      const others = now.filter(({ key }) => key !== name);
      return isOn ? [...others, hint ?? { key: name, comment: '' }] : others;
    });
  const comment = (text: string) =>
    change((now) => now.map((entry) => (entry.key === name ? { ...entry, comment: text } : entry)));
  return (
    <Box>
      <Checkbox.Root
        checked={chosen !== undefined}
        onCheckedChange={({ checked }) => toggle(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          <Span>{label}</Span>{' '}
          {hint !== undefined && (
            <Badge size="xs" colorPalette="orange">
              Found
            </Badge>
          )}
        </Checkbox.Label>
      </Checkbox.Root>
      {chosen !== undefined && (
        <Field.Root mt="2" ps="7">
          <Field.Label srOnly>{label}: what the contractor reads</Field.Label>
          <Textarea
            size="sm"
            rows={2}
            maxLength={COMMENT_MAX}
            value={chosen.comment}
            placeholder={sentence}
            onChange={(event) => comment(event.currentTarget.value)}
          />
        </Field.Root>
      )}
    </Box>
  );
}

/** Why the evidence goes back; what the numbers tell already is marked. */
export function FindingList(props: FindingListProps) {
  const { reasons, findings, suggested } = props;
  const named = new Set([...findings, ...suggested].map(({ key }) => key));
  const listed = reasons.filter(({ key, isUnlisted }) => isUnlisted !== true || named.has(key));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="medium">Findings</Fieldset.Legend>
      <Stack gap="2.5" mt="2">
        {listed.map((reason) => (
          <FindingRow key={reason.key} reason={reason} {...props} />
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
