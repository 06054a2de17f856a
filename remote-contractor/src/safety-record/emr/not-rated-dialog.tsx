import { isCalendarDate, validationText } from '@vcms/domain';
import { ChoiceField, TextField, useCheckedForm } from '@vcms/kits/form';
import {
  allWords,
  LetterForm,
  NOT_RATED_REASONS,
  type NotRatedFormValues,
  optionsOf,
  returnOf,
  type SafetyDossier,
  type StoredNotRated,
  useSaveLetter,
} from '@vcms/safety-record/editor';
import { SimpleGrid } from '@vcms/ui';

export interface NotRatedDialogProps {
  readonly file: SafetyDossier;
  /** The draft or returned declaration that is changed; absent for a new one. */
  readonly seen: StoredNotRated | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** Declares that the company has no modification, with the letter that says so. */
export function NotRatedDialog({ file, seen, onClose, newId = randomId }: NotRatedDialogProps) {
  const start: NotRatedFormValues = { reason: seen?.reason ?? 'new_business', date: seen?.date ?? '' };
  const form = useCheckedForm<NotRatedFormValues>(start, ({ date }) =>
    isCalendarDate(date) ? {} : { date: validationText('V5') },
  );
  const { busy, progress, save } = useSaveLetter(file, newId);
  const returned = seen === undefined ? undefined : returnOf(file.records.reviews, 'not_rated', seen);
  return (
    <LetterForm
      title="Declare that the company is not rated"
      help="From the carrier, broker or bureau, saying that there is no EMR. PDF, PNG or JPG, at most 25 MB."
      onFile={file.records.documents.find(({ id }) => id === seen?.letterDocId)}
      returned={returned === undefined ? [] : allWords(returned)}
      isDirty={form.formState.isDirty}
      {...{ busy, progress, onClose }}
      check={(then) => void form.handleSubmit(then)()}
      save={(letter, handIn) => {
        const { reason, date } = form.getValues();
        return save<'notRated'>({
          place: { kind: 'notRated', seen },
          contentOf: (letterDocId) => ({ reason, date, letterDocId }),
          title: `Not-rated letter, ${date}`,
          ...{ letter, handIn },
        });
      }}
      done="The declaration is submitted."
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="6" alignItems="start">
        <ChoiceField form={form} name="reason" label="Reason" options={optionsOf(NOT_RATED_REASONS)} />
        <TextField
          form={form}
          name="date"
          label="Date of the letter"
          required
          type="date"
          help="Good for 12 months."
        />
      </SimpleGrid>
    </LetterForm>
  );
}
