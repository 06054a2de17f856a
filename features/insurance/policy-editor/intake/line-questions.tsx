import { LINE_LABELS } from '@vcms/domain';
import type { PageRect } from '@vcms/pdf';
import { Box } from '@vcms/ui';
import type { PolicyFormValues } from '../policy-form-values.ts';
import type { Offer } from '../prefill/offers.ts';
import { type ChoiceField, isShared, openChoices, unsureOffers } from './intake-line.ts';
import type { LinePlan } from './intake-plan.ts';
import { type Answer, QuestionRow } from './question-row.tsx';

const CHOICES: Readonly<Record<ChoiceField, { question: string; options: readonly [string, string][] }>> = {
  form: {
    question: 'Form: neither box was clearly read.',
    options: [
      ['occurrence', 'Occurrence'],
      ['claims_made', 'Claims-made'],
    ],
  },
  statutory: {
    question: 'Statutory limits: neither box was clearly read.',
    options: [
      ['yes', 'Per statute'],
      ['no', 'Other'],
    ],
  },
};

export interface LineQuestionsProps {
  readonly plan: LinePlan;
  readonly onDecide: (field: keyof PolicyFormValues, value: string) => void;
  readonly onLeave: (field: keyof PolicyFormValues) => void;
  readonly onShow: (place: PageRect) => void;
}

/** What a person has to answer for one line. */
export function LineQuestions({ plan, onDecide, onLeave, onShow }: LineQuestionsProps) {
  const { line, offers } = plan;
  const unsure = unsureOffers(line, offers).filter(({ field }) => !isShared(field));
  const choices = openChoices(line, offers);
  if (unsure.length + choices.length === 0) return null;
  const name = LINE_LABELS[line.values.line];
  const answersOf = ({ field, label, value, found }: Offer): readonly Answer[] => [
    { label: 'Show', name: `Show ${label} of ${name}`, isQuiet: true, onAnswer: () => onShow(found.place) },
    { label: 'Leave', name: `Leave ${label} of ${name}`, onAnswer: () => onLeave(field) },
    { label: 'Take', name: `Take ${label} of ${name}`, onAnswer: () => onDecide(field, value) },
  ];
  return (
    <Box as="ul" listStyleType="none" mb="2" aria-label={`Unsure values of ${name}`}>
      {unsure.map((offer) => (
        <QuestionRow
          key={offer.field}
          question={`${offer.label}: ${offer.says}?`}
          hint={
            offer.found.isScanned
              ? 'From a scan. Compare it with the paper.'
              : 'Its place on the page is not certain. Compare it with the paper.'
          }
          answers={answersOf(offer)}
        />
      ))}
      {choices.map((field) => (
        <QuestionRow
          key={field}
          question={CHOICES[field].question}
          answers={CHOICES[field].options.map(([value, label]) => ({
            label,
            name: `${label} for ${name}`,
            onAnswer: () => onDecide(field, value),
          }))}
        />
      ))}
    </Box>
  );
}
