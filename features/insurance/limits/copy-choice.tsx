import { itemTitle } from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';
import { Checkbox, Fieldset, Span, Stack } from '@vcms/ui';
import { laterText } from './limit-words.ts';

export interface CopyChoiceProps {
  readonly demands: readonly (OwnDemand & { readonly lowered: boolean })[];
  /** Ids of those that are not copied. */
  readonly left: readonly string[];
  readonly onChange: (left: readonly string[]) => void;
}

/** Which of another contractor's demands are taken over. */
export function CopyChoice({ demands, left, onChange }: CopyChoiceProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">What is copied</Fieldset.Legend>
      <Stack gap="2">
        {demands.map((demand) => (
          <Checkbox.Root
            key={demand.id}
            checked={!left.includes(demand.id)}
            onCheckedChange={({ checked }) =>
              onChange(checked === true ? left.filter((id) => id !== demand.id) : [...left, demand.id])
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {itemTitle(demand.key)}: {laterText(demand)}
              {demand.lowered && <Span color="fg.muted"> (less than required of all)</Span>}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
