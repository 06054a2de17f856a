import { recordRef, useLiveDocument } from '@vcms/data';
import { PAPER_CONTENT_TYPES, type StaffSample } from '@vcms/domain';
import { FileField } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Checkbox, Text } from '@vcms/ui';
import type { useSampleChoice } from './use-sample-choice.ts';

export interface SampleFieldProps {
  readonly sample: Pick<ReturnType<typeof useSampleChoice>, 'choice' | 'choose' | 'progress' | 'problem'>;
  /** The file that the type has now. */
  readonly documentId: string | undefined;
}

/** Why contractors cannot open what is on file. */
function faultOf({ virusScan, contentCheck, contentProblem = '' }: StaffSample): string | undefined {
  if (virusScan === 'blocked') return 'The virus scan blocked this file. Replace or remove it.';
  return contentCheck === 'refused' ? `Contractors cannot open this file. ${contentProblem}` : undefined;
}

interface ChoiceProps extends Pick<SampleFieldProps, 'sample'> {
  readonly onFile: string | undefined;
}

function SampleChooser({ sample: { choose, progress, problem }, onFile }: ChoiceProps) {
  return (
    <FileField
      label="Sample"
      types={PAPER_CONTENT_TYPES}
      help="What a good document looks like. Your contractors can open it. PDF, PNG or JPG, at most 25 MB."
      {...{ onFile, progress, problem }}
      onFileChange={(file) => choose(file === undefined ? { kind: 'kept' } : { kind: 'file', file })}
    />
  );
}

function StoredSample({ sample, documentId }: Pick<SampleFieldProps, 'sample'> & { documentId: string }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const live = useLiveDocument(recordRef(firestore, 'sampleDocuments', companyId, documentId));
  const fault = live.kind === 'ready' ? faultOf(live.value) : undefined;
  const isRemoved = sample.choice.kind === 'removed';
  return (
    <>
      {!isRemoved && (
        <SampleChooser sample={sample} onFile={live.kind === 'ready' ? live.value.fileName : 'a file'} />
      )}
      {fault !== undefined && !isRemoved && (
        <Text mb="3" color="fg.error">
          {fault}
        </Text>
      )}
      {sample.choice.kind !== 'file' && (
        <Checkbox.Root
          checked={isRemoved}
          onCheckedChange={({ checked }) => sample.choose({ kind: checked === true ? 'removed' : 'kept' })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Remove the sample</Checkbox.Label>
        </Checkbox.Root>
      )}
    </>
  );
}

/** The sample of a document type: attached, replaced or removed with the form. */
export function SampleField({ sample, documentId }: SampleFieldProps) {
  return documentId === undefined ? (
    <SampleChooser sample={sample} onFile={undefined} />
  ) : (
    <StoredSample {...{ sample, documentId }} />
  );
}
