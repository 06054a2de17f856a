import { Badge, Box, Checkbox, Field, Fieldset, Span, Stack, Textarea } from '@vcms/ui';
import {
  COMMENT_MAX,
  FINDING_KEYS,
  FINDING_LABELS,
  type Finding,
  type FindingKey,
  sentenceOf,
} from '../versions/findings.ts';

export interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly suggested: readonly Finding[];
  readonly change: (findings: readonly Finding[]) => void;
}

interface FindingRowProps extends FindingListProps {
  readonly name: FindingKey;
}

function FindingRow({ name, findings, suggested, change }: FindingRowProps) {
  const chosen = findings.find(({ key }) => key === name);
  const hint = suggested.find(({ key }) => key === name);
  const toggle = (isOn: boolean) => {
    const others = findings.filter(({ key }) => key !== name);
    change(isOn ? [...others, hint ?? { key: name, comment: '' }] : others);
  };
  const comment = (text: string) =>
    change(findings.map((entry) => (entry.key === name ? { ...entry, comment: text } : entry)));
  return (
    <Box>
      <Checkbox.Root
        checked={chosen !== undefined}
        onCheckedChange={({ checked }) => toggle(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          <Span>{FINDING_LABELS[name]}</Span>{' '}
          {hint !== undefined && (
            <Badge size="xs" colorPalette="orange">
              Found
            </Badge>
          )}
        </Checkbox.Label>
      </Checkbox.Root>
      {chosen !== undefined && (
        <Field.Root mt="2" ps="7">
          <Field.Label srOnly>{FINDING_LABELS[name]}: what the contractor reads</Field.Label>
          <Textarea
            size="sm"
            rows={2}
            maxLength={COMMENT_MAX}
            value={chosen.comment}
            placeholder={sentenceOf({ key: name, comment: '' })}
            onChange={(event) => comment(event.currentTarget.value)}
          />
        </Field.Root>
      )}
    </Box>
  );
}

/** Why the policy goes back; what the numbers tell already is marked. */
export function FindingList(props: FindingListProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="medium">Findings</Fieldset.Legend>
      <Stack gap="2.5" mt="2">
        {FINDING_KEYS.map((name) => (
          <FindingRow key={name} name={name} {...props} />
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
