import type { Program } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { liveScore, openElements } from '../model/element-answers.ts';
import type { ElementChanges } from '../model/element-changes.ts';
import { ElementRow } from './element-row.tsx';
import type { PreviousReview } from './previous-review.ts';
import type { Answers } from './use-answers.ts';

export interface ElementCardProps {
  readonly program: Program;
  readonly pageRefs: Readonly<Record<string, number>>;
  readonly previous: PreviousReview | undefined;
  /** Passages that were changed, by element, once they were asked for. */
  readonly changes: ElementChanges['byElement'] | undefined;
  readonly answers: Answers;
  readonly mayAnswer: boolean;
  readonly isChecked: boolean;
  readonly onShowPage: (page: number) => void;
}

function ScoreLine({ program, answers }: Pick<ElementCardProps, 'program' | 'answers'>) {
  const { score, criticalFails } = liveScore(program, answers.all);
  const done = program.elements.length - openElements(program, answers.all).length;
  return (
    <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
      {done} of {program.elements.length} answered · <strong>Score {score ?? '–'}</strong>
      {criticalFails > 0 && ` · ${criticalFails} critical failed`}
    </Text>
  );
}

/** Takes over answers given before: what passed; of a first look also everything, so that single ones can be overturned. */
function TakeOver({
  program,
  previous,
  answers,
}: Pick<ElementCardProps, 'program' | 'answers'> & { readonly previous: PreviousReview }) {
  const known = previous.review.findings.filter(({ key }) => program.elements.some(({ id }) => id === key));
  const passed = known.filter(({ result }) => result === 'pass');
  if (passed.length === 0 && !(previous.isFirstLook && known.length > 0)) return null;
  return (
    <Flex mb="2" gap="3" wrap="wrap" align="center" justify="space-between">
      <Text textStyle="sm" color="fg.muted">
        {previous.isFirstLook ? 'The first reviewer' : `Version ${previous.n}`} passed {passed.length} of{' '}
        {program.elements.length}.
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" variant="outline" onClick={() => answers.takeOver(passed)}>
          Take over what passed
        </Button>
        {previous.isFirstLook && (
          <Button size="xs" variant="outline" onClick={() => answers.takeOver(known)}>
            Take over all answers
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Every element of the program, to be answered one by one, with the score as it stands. */
export function ElementCard(props: ElementCardProps) {
  const { program, pageRefs, previous, changes, answers, mayAnswer, isChecked, onShowPage } = props;
  return (
    <ReviewCard title="Elements" aside={mayAnswer && <ScoreLine program={program} answers={answers} />}>
      {mayAnswer && previous !== undefined && <TakeOver {...{ program, previous, answers }} />}
      <Box as="ul" aria-label="Elements" m="0" p="0">
        {program.elements.map((element) => (
          <ElementRow
            key={element.id}
            {...{ element, previous, mayAnswer, isChecked, onShowPage }}
            changes={changes?.get(element.id)}
            answer={answers.all[element.id]}
            page={pageRefs[element.id]}
            onChange={(part) => answers.change(element.id, part)}
          />
        ))}
      </Box>
    </ReviewCard>
  );
}
