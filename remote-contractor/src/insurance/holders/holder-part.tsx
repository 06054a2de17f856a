import type { InsuranceLine } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { Box, Checkbox, Fieldset, Stack, Text } from '@vcms/ui';
import { HolderFields } from './holder-fields.tsx';
import type { HolderChoice } from './use-holder-choice.ts';

/** Chooses clients as holders while a policy is added: each with its own certificate (domain 4.6). */
export function HolderPart({
  file,
  line,
  choice,
}: {
  readonly file: InsuranceDossier;
  readonly line: InsuranceLine;
  readonly choice: HolderChoice;
}) {
  const { engagements, documents } = file.records;
  if (engagements.length === 0) return null;
  return (
    <Fieldset.Root mb="6">
      <Fieldset.Legend fontWeight="semibold">Certificates by client</Fieldset.Legend>
      <Text textStyle="sm" color="fg.muted">
        Check a client that has its own certificate or is named by an endorsement. The others never see it.
      </Text>
      <Stack gap="3">
        {engagements.map(({ clientId, clientName }) => {
          const draft = choice.drafts.find((one) => one.clientId === clientId);
          return (
            <Box key={clientId} borderWidth="1px" borderRadius="lg" p="3">
              <Checkbox.Root
                checked={draft !== undefined}
                // What is on file is taken away in its own field.
                disabled={choice.onFile.includes(clientId)}
                onCheckedChange={({ checked }) => choice.choose(clientId, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>{clientName}</Checkbox.Label>
              </Checkbox.Root>
              {draft !== undefined && (
                <Box mt="4">
                  <HolderFields
                    clientName={clientName}
                    draft={draft}
                    line={line}
                    documents={documents}
                    onChange={(change) => choice.change(clientId, change)}
                  />
                </Box>
              )}
            </Box>
          );
        })}
      </Stack>
    </Fieldset.Root>
  );
}
