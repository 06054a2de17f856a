import {
  type CompanyDocument,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  type Endorsement,
  endorsementsOfLine,
  type InsuranceLine,
} from '@vcms/domain';
import { Checkbox, Fieldset, Stack } from '@vcms/ui';
import { FileChoice } from './file-choice.tsx';
import { filesProblem } from './files-problem.ts';
import type { HolderDraft } from './holder-draft.ts';
import { KeptFiles } from './kept-files.tsx';

export interface HolderFieldsProps {
  readonly clientName: string;
  readonly draft: HolderDraft;
  readonly line: InsuranceLine;
  readonly documents: readonly CompanyDocument[];
  /** The change is made to the draft as it is then: two clicks may come before the next drawing. */
  readonly onChange: (change: (now: HolderDraft) => Partial<HolderDraft>) => void;
}

function EndorsementChoice({ clientName, draft, line, onChange }: Omit<HolderFieldsProps, 'documents'>) {
  const { scheduled } = draft;
  const offered = ENDORSEMENTS.filter(
    (name) => endorsementsOfLine(line).includes(name) || scheduled.includes(name),
  );
  const toggle = (name: Endorsement, chosen: boolean) =>
    onChange((now) => ({
      scheduled: ENDORSEMENTS.filter((one) => (one === name ? chosen : now.scheduled.includes(one))),
    }));
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        Endorsements that name {clientName}
      </Fieldset.Legend>
      <Stack gap="2">
        {offered.map((name) => (
          <Checkbox.Root
            key={name}
            checked={scheduled.includes(name)}
            onCheckedChange={({ checked }) => toggle(name, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{ENDORSEMENT_LABELS[name]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}

/** The certificate made out to one client, the endorsements that name it, and their pages. */
export function HolderFields({ clientName, draft, line, documents, onChange }: HolderFieldsProps) {
  const { certificate, isOnPolicy, certificateDocId, pages, docIds } = draft;
  return (
    <Stack gap="4">
      <Checkbox.Root
        checked={isOnPolicy}
        onCheckedChange={({ checked }) => onChange(() => ({ isOnPolicy: checked === true }))}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>The policy's certificate is made out to {clientName}</Checkbox.Label>
      </Checkbox.Root>
      <KeptFiles
        label={`Certificate made out to ${clientName}`}
        ids={certificateDocId === undefined ? [] : [certificateDocId]}
        documents={documents}
        onRemove={() => onChange(() => ({ certificateDocId: undefined }))}
      />
      {!isOnPolicy && (
        <FileChoice
          label={`Certificate made out to ${clientName}`}
          help={`Only ${clientName}, the firm and you see it.${certificateDocId === undefined ? '' : ' A new file replaces the one on file.'}`}
          problem={filesProblem(certificate === undefined ? [] : [certificate])}
          onChoose={([file]) => onChange(() => ({ certificate: file }))}
        />
      )}
      <EndorsementChoice {...{ clientName, draft, line, onChange }} />
      <KeptFiles
        label={`Endorsement pages for ${clientName}`}
        ids={docIds}
        documents={documents}
        onRemove={(id) => onChange((now) => ({ docIds: now.docIds.filter((one) => one !== id) }))}
      />
      <FileChoice
        label={`Endorsement pages for ${clientName}`}
        help="The pages of the policy that carry these endorsements."
        problem={filesProblem(pages)}
        multiple
        onChoose={(files) => onChange(() => ({ pages: files }))}
      />
    </Stack>
  );
}
