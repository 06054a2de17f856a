import type { SaveOutcome } from '@vcms/kits/evidence';
import { ChoiceField, TextField, useCheckedForm } from '@vcms/kits/form';
import { Alert, Box, SimpleGrid } from '@vcms/ui';
import type { Behalf } from '../behalf.ts';
import { allWords, returnOf } from '../findings.ts';
import type { SafetyDossier, StoredEmr } from '../safety-dossier.ts';
import {
  checkEmrForm,
  EMR_ISSUERS,
  EMR_KINDS,
  type EmrFormValues,
  emrContent,
  emrFormValues,
  emrWarning,
  endedWarning,
  meanWith,
  optionsOf,
  parseEmr,
} from './emr-form-values.ts';
import { EmrLimitList } from './emr-limit-list.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterPrefill } from './prefill/letter-prefill.tsx';
import { type LetterRequest, type LetterSaving, useSaveLetter } from './use-save-letter.ts';

export interface EmrDialogProps {
  readonly file: SafetyDossier;
  /** The draft or returned record that is changed; absent for a new one. */
  readonly seen: StoredEmr | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
  /** Customer service enters the record; absent: its contractor. */
  readonly behalf?: Behalf<EmrSaving>;
}

/** How an EMR with its letter is saved, and how far that is. */
export interface EmrSaving extends Pick<LetterSaving, 'busy' | 'progress'> {
  readonly save: (request: LetterRequest<'emr'>) => Promise<SaveOutcome>;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** One experience modification with its letter. */
export function EmrDialog({ file, seen, onClose, newId = randomId, behalf }: EmrDialogProps) {
  const form = useCheckedForm<EmrFormValues>(emrFormValues(seen), checkEmrForm);
  const own = useSaveLetter(file, newId);
  const { busy, progress, save }: EmrSaving = behalf?.saving ?? own;
  const returned = seen === undefined ? undefined : returnOf(file.records.reviews, 'emr', seen);
  const { effective, value } = form.watch();
  const others = file.records.emr.filter((one) => one.id !== seen?.id);
  const mean = meanWith(others, { effective, value }, file.today);
  const warnings = [emrWarning(value), endedWarning(effective, file.today)];
  return (
    <LetterForm
      title={behalf?.title ?? (seen === undefined ? 'Add an EMR' : 'Change the EMR')}
      help="From the bureau, carrier or broker, on letterhead. PDF, PNG or JPG, at most 25 MB."
      onFile={file.records.documents.find(({ id }) => id === seen?.letterDocId)}
      returned={returned === undefined ? [] : allWords(returned)}
      isDirty={form.formState.isDirty || behalf?.changed === true}
      keepsDrafts={behalf === undefined}
      {...{ busy, progress, onClose }}
      check={(then) =>
        void form.handleSubmit(() => {
          if (behalf?.check() !== false) then();
        })()
      }
      save={(letter, handIn) => {
        const values = form.getValues();
        return save({
          place: { kind: 'emr', seen },
          contentOf: (letterDocId) => emrContent(values, letterDocId),
          title: `EMR letter, ${values.effective}`,
          ...{ letter, handIn },
        });
      }}
      done={behalf?.done ?? 'The EMR is submitted.'}
      reading={(chosen) => (
        <LetterPrefill
          form={form}
          companyName={file.records.company.name}
          file={chosen}
          stored={file.records.documents.find(({ id }) => id === seen?.letterDocId)}
        />
      )}
    >
      {behalf?.intro}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="6" alignItems="start">
        <TextField form={form} name="effective" label="Rating effective date" required type="date" />
        <TextField form={form} name="value" label="EMR" required maxLength={5} help="Such as 0.95." />
        <ChoiceField form={form} name="kind" label="Kind" options={optionsOf(EMR_KINDS)} />
        <ChoiceField form={form} name="issuer" label="Issued by" options={optionsOf(EMR_ISSUERS)} />
        <TextField form={form} name="policyNumber" label="Policy number" required maxLength={40} />
        <TextField form={form} name="states" label="States" help="Two letters each, such as IL, IN." />
      </SimpleGrid>
      <EmrLimitList limits={file.limits} value={parseEmr(value)} mean={mean} />
      <Box role="status" aria-live="polite">
        {warnings.map((warning) =>
          warning === undefined ? null : (
            <Alert.Root key={warning} status="warning" mb="6">
              <Alert.Indicator />
              <Alert.Title>{warning}</Alert.Title>
            </Alert.Root>
          ),
        )}
      </Box>
    </LetterForm>
  );
}
