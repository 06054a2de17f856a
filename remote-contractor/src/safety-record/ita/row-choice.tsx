import { SelectField } from '@vcms/kits';
import type { ItaRow } from '@vcms/safety-record/model';
import { Checkbox, Fieldset, Stack, Text } from '@vcms/ui';

export interface RowChoiceProps {
  readonly rows: readonly ItaRow[];
  readonly year: number;
  /** Lines of the file. */
  readonly picked: ReadonlySet<number>;
  readonly onYear: (year: number) => void;
  readonly onPick: (picked: ReadonlySet<number>) => void;
}

/** One year of the file, and which of its establishments are summed into the company. */
export function RowChoice({ rows, year, picked, onYear, onPick }: RowChoiceProps) {
  const years = [...new Set(rows.map((row) => row.year))].sort((left, right) => right - left);
  const shown = rows.filter((row) => row.year === year);
  const chosen = shown.filter(({ line }) => picked.has(line)).map(({ establishment }) => establishment);
  const hours = chosen.reduce((sum, one) => sum + one.hours, 0);
  const cases = chosen.reduce((sum, { G, H, I, J }) => sum + G + H + I + J, 0);

  const casesText = (count: number) => (count === 1 ? '1 case' : `${count} cases`);

  function toggle(line: number, isOn: boolean): void {
    const next = new Set(picked);
    if (isOn) next.add(line);
    else next.delete(line);
    onPick(next);
  }

  return (
    <>
      <SelectField
        label="Year"
        mb="5"
        value={year}
        choices={years.map((one) => [one, String(one)])}
        onChoose={onYear}
      />
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="semibold">Establishments to add up</Fieldset.Legend>
        <Stack gap="3">
          {shown.map(({ line, establishment: { name, city, state, hours: worked, G, H, I, J } }) => (
            <Checkbox.Root
              key={line}
              checked={picked.has(line)}
              onCheckedChange={({ checked }) => toggle(line, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>
                {name}
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {' '}
                  {[city, state].filter(Boolean).join(', ')} · {worked.toLocaleString('en-US')} hours ·{' '}
                  {casesText(G + H + I + J)}
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
        <Text role="status" fontWeight="medium">
          Together: {hours.toLocaleString('en-US')} hours, {casesText(cases)}.
        </Text>
      </Fieldset.Root>
    </>
  );
}
