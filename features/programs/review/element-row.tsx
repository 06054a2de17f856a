import type { Program } from '@vcms/domain';
import { Badge, Box, Button, Field, Flex, Icon, Input, Text, Textarea } from '@vcms/ui';
import { ChangedPassages } from '../comparison/changed-passages.tsx';
import {
  answerProblem,
  COMMENT_BOUNDS,
  type ElementAnswer,
  type ElementResult,
  NO_ANSWER,
} from '../model/element-answers.ts';
import type { TextChange } from '../model/text-changes.ts';
import { findingOf } from '../model/version-findings.ts';
import type { PreviousReview } from './previous-review.ts';
import { SavedCommentsMenu } from './saved-comments-menu.tsx';

type Element = Program['elements'][number];

const RESULTS: readonly (readonly [ElementResult, string, string])[] = [
  ['pass', 'Pass', 'green'],
  ['fail', 'Fail', 'red'],
  ['na', 'N/A', 'gray'],
];

const RESULT_WORDS: Readonly<Record<ElementResult, string>> = {
  pass: 'passed',
  fail: 'failed',
  na: 'not applicable',
};

const COMMENT_LABELS: Readonly<Record<ElementResult, string>> = {
  pass: 'Comment',
  fail: 'What is missing',
  na: 'Why it does not apply',
};

export interface ElementRowProps {
  readonly element: Element;
  readonly answer: ElementAnswer | undefined;
  /** The page that the contractor names. */
  readonly page: number | undefined;
  readonly previous: PreviousReview | undefined;
  /** Passages of the element that are not as they were. */
  readonly changes: readonly TextChange[] | undefined;
  readonly mayAnswer: boolean;
  /** Shows what is wrong with an answer. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<ElementAnswer>) => void;
  readonly onShowPage: (page: number) => void;
}

/** Whether the answer now is the first reviewer's. */
function lookWord(first: ElementResult, now: ElementResult | undefined): string {
  if (now === undefined) return '';
  return first === now ? 'Upheld.' : 'Overturned.';
}

function Previous({
  element,
  previous,
  page,
  answer,
}: Pick<ElementRowProps, 'element' | 'previous' | 'page' | 'answer'>) {
  const finding = findingOf(previous?.review, element.id);
  if (previous === undefined || finding === undefined) return null;
  const before = previous.pageRefs[element.id];
  const moved = before !== page ? `Page ${before ?? 'none'} before, ${page ?? 'none'} now.` : undefined;
  return (
    <Text mt="1" textStyle="xs" color="fg.muted">
      {previous.isFirstLook ? 'First reviewer' : `Version ${previous.n}`}: {RESULT_WORDS[finding.result]}
      {finding.comment === '' ? '.' : `: ${finding.comment}`}{' '}
      {moved !== undefined && <strong>{moved}</strong>}
      {previous.isFirstLook && <strong>{lookWord(finding.result, answer?.result)}</strong>}
    </Text>
  );
}

function Comment({
  element,
  answer,
  isChecked,
  onChange,
}: ElementRowProps & { readonly answer: ElementAnswer }) {
  const { result = 'pass', comment, page } = answer;
  const wrong = isChecked ? answerProblem(answer) : undefined;
  return (
    <Flex mt="2" gap="3" direction={{ base: 'column', sm: 'row' }} align="flex-start">
      <Field.Root required={result !== 'pass'} invalid={wrong !== undefined} flex="1">
        <Field.Label textStyle="xs">
          {COMMENT_LABELS[result]} <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          size="sm"
          rows={2}
          aria-label={`${COMMENT_LABELS[result]}: ${element.text}`}
          maxLength={COMMENT_BOUNDS.max}
          value={comment}
          onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
        />
        <Field.ErrorText>{wrong}</Field.ErrorText>
        <SavedCommentsMenu
          elementId={element.id}
          elementText={element.text}
          typed={comment}
          onInsert={(inserted) => onChange({ comment: inserted })}
        />
      </Field.Root>
      <Field.Root w="5rem" flexShrink="0">
        <Field.Label textStyle="xs">Page</Field.Label>
        <Input
          size="sm"
          inputMode="numeric"
          maxLength={4}
          aria-label={`Page of the finding: ${element.text}`}
          value={page}
          onChange={({ currentTarget }) => onChange({ page: currentTarget.value })}
        />
      </Field.Root>
    </Flex>
  );
}

/** One element: what to look for, where, what was said before, and the answer now. */
export function ElementRow(props: ElementRowProps) {
  const { element, answer = NO_ANSWER, page, changes, mayAnswer, onChange, onShowPage } = props;
  const { id, text, cfr, critical, points } = element;
  const { result } = answer;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0' }}>
      <Box role="group" aria-label={text}>
        <Text>{text}</Text>
        <Flex mt="1" gap="2" wrap="wrap" align="center">
          <Text textStyle="xs" color="fg.muted">
            {[cfr, points === 1 ? '1 point' : `${points} points`].filter(Boolean).join(' · ')}
          </Text>
          {critical && (
            <Badge size="sm" colorPalette="red">
              Critical
            </Badge>
          )}
          {page !== undefined && (
            <Button size="2xs" variant="ghost" onClick={() => onShowPage(page)}>
              <Icon name="document" /> Page {page}
            </Button>
          )}
        </Flex>
        <Previous {...props} />
        {changes !== undefined && (
          <ChangedPassages changes={changes} label={`Changed text: ${text}`} onShowPage={onShowPage} />
        )}
        {mayAnswer && (
          <Flex mt="2" gap="2" role="group" aria-label={`Answer: ${id}`}>
            {RESULTS.map(([value, label, palette]) => (
              <Button
                key={value}
                size="xs"
                variant={result === value ? 'solid' : 'outline'}
                colorPalette={result === value ? palette : 'gray'}
                aria-pressed={result === value}
                onClick={() => onChange({ result: value })}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )}
        {mayAnswer && result !== undefined && result !== 'pass' && <Comment {...props} answer={answer} />}
      </Box>
    </Box>
  );
}
