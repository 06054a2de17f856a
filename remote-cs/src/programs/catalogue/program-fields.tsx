import { tradesWith } from '@vcms/companies/model';
import type { EditionContent } from '@vcms/programs/model';
import { Checkbox, Field, Fieldset, Flex, Input, SimpleGrid } from '@vcms/ui';

export interface ProgramFieldsProps {
  readonly content: EditionContent;
  readonly onChange: (content: EditionContent) => void;
}

/** Title, regulation and trades of a draft. */
export function ProgramFields({ content, onChange }: ProgramFieldsProps) {
  const { title, cfr, appliesToTrades } = content;
  const set = (part: Partial<EditionContent>) => onChange({ ...content, ...part });
  return (
    <>
      <Flex gap="4" wrap="wrap">
        <Field.Root flex="1 1 16rem">
          <Field.Label>Title</Field.Label>
          <Input
            value={title}
            maxLength={120}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        </Field.Root>
        <Field.Root flex="1 1 12rem">
          <Field.Label>Regulation</Field.Label>
          <Input
            value={cfr}
            maxLength={120}
            onChange={({ currentTarget }) => set({ cfr: currentTarget.value })}
          />
        </Field.Root>
      </Flex>
      <Fieldset.Root mt="4">
        <Fieldset.Legend fontWeight="medium" textStyle="sm">
          Trades it is suggested for
        </Fieldset.Legend>
        <Fieldset.HelperText>
          {appliesToTrades.length === 0 ? 'None chosen: all trades.' : `${appliesToTrades.length} chosen.`}
        </Fieldset.HelperText>
        <SimpleGrid
          columns={{ base: 1, sm: 2, lg: 3 }}
          gap="2"
          mt="2"
          p="3"
          borderWidth="1px"
          borderRadius="md"
          maxH="14rem"
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label="Trades"
        >
          {tradesWith(appliesToTrades).map(({ code, label }) => (
            <Checkbox.Root
              key={code}
              size="sm"
              checked={appliesToTrades.includes(code)}
              onCheckedChange={({ checked }) => {
                const others = appliesToTrades.filter((known) => known !== code);
                set({ appliesToTrades: checked === true ? [...others, code] : others });
              }}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </SimpleGrid>
      </Fieldset.Root>
    </>
  );
}
