import { type Question, questionsOf } from '@vcms/domain';
import { Box, Button, Field, Flex, Icon, Input, Stack } from '@vcms/ui';
import { useState } from 'react';
import type { Definition, DefinitionProblem } from '../model/definition-checks.ts';
import {
  addQuestion,
  blankQuestion,
  moveQuestion,
  newQuestionId,
  placeOf,
  removeQuestion,
  replaceQuestion,
  type Sections,
  stepQuestion,
  stepSection,
} from '../model/edit-definition.ts';
import { type AskedQuestions, asNewQuestion, isRetyped } from '../model/question-meaning.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';

export interface BuilderProps {
  readonly definition: Definition;
  readonly problems: readonly DefinitionProblem[];
  /** Ids of earlier versions: none is used again for something else. */
  readonly usedIds: ReadonlySet<string>;
  /** What contractors were asked in earlier versions. */
  readonly asked: AskedQuestions;
  readonly onChange: (definition: Definition) => void;
}

interface SectionProps extends BuilderProps {
  readonly at: number;
  readonly first: number;
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

function SectionHead({
  at,
  definition,
  set,
}: {
  at: number;
  definition: Definition;
  set: (sections: Sections) => void;
}) {
  const { sections } = definition;
  const section = sections[at];
  if (section === undefined) return null;
  return (
    <Flex gap="2" align="flex-end" wrap="wrap">
      <Field.Root flex="1 1 14rem">
        <Field.Label>Section {at + 1}</Field.Label>
        <Input
          value={section.title}
          maxLength={120}
          onChange={(event) => {
            const title = event.currentTarget.value;
            set(sections.map((entry, index) => (index === at ? { ...entry, title } : entry)));
          }}
        />
      </Field.Root>
      <Button
        variant="ghost"
        aria-label={`Move section ${at + 1} up`}
        disabled={at === 0}
        onClick={() => set(stepSection(sections, at, -1))}
      >
        ↑
      </Button>
      <Button
        variant="ghost"
        aria-label={`Move section ${at + 1} down`}
        disabled={at === sections.length - 1}
        onClick={() => set(stepSection(sections, at, 1))}
      >
        ↓
      </Button>
      {section.questions.length === 0 && (
        <Button variant="ghost" colorPalette="red" onClick={() => set(sections.toSpliced(at, 1))}>
          Remove section
        </Button>
      )}
    </Flex>
  );
}

function BuilderSection(props: SectionProps) {
  const { at, first, definition, problems, usedIds, asked, onChange, open, onOpen } = props;
  const { sections } = definition;
  const section = sections[at];
  const questions = questionsOf(definition);
  const set = (next: Sections) => onChange({ ...definition, sections: next });
  if (section === undefined) return null;
  function freshId(): string {
    const used = new Set([...usedIds, ...questions.map(({ id }) => id)]);
    return newQuestionId(section?.title ?? '', used);
  }
  function add(): void {
    const question = blankQuestion(freshId());
    set(addQuestion(sections, at, question));
    onOpen(question.id);
  }
  function renew(id: string): void {
    const newId = freshId();
    set(asNewQuestion(sections, id, newId));
    onOpen(newId);
  }
  function dropped(id: string, target: Question): void {
    const place = placeOf(sections, target.id);
    if (place !== undefined) set(moveQuestion(sections, id, place));
  }
  return (
    <Box as="section" aria-label={`Section ${at + 1}`} borderWidth="1px" borderRadius="xl" p="4">
      <SectionHead {...{ at, definition, set }} />
      <Stack as="ul" gap="3" m="0" p="0" mt="4">
        {section.questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            number={first + index}
            question={question}
            problems={problems.flatMap(({ questionId, text }) => (questionId === question.id ? [text] : []))}
            isOpen={open === question.id}
            onToggle={() => onOpen(open === question.id ? undefined : question.id)}
            onStep={(step) => set(stepQuestion(sections, question.id, step))}
            onRemove={() => set(removeQuestion(sections, question.id))}
            onDropped={(id) => dropped(id, question)}
          >
            <QuestionForm
              {...{ question, questions }}
              onRenew={isRetyped(question, asked) ? () => renew(question.id) : undefined}
              onChange={(next) => set(replaceQuestion(sections, question.id, next))}
            />
          </QuestionRow>
        ))}
      </Stack>
      <Button mt="3" size="sm" variant="outline" onClick={add}>
        <Icon name="plus" /> Add a question
      </Button>
    </Box>
  );
}

/** Builds a draft: sections and questions in their order, each with its answers, branch, weight, knockouts and document. */
export function Builder(props: BuilderProps) {
  const { definition, onChange } = props;
  const [open, setOpen] = useState<string>();
  const { sections } = definition;
  const firstOf = (at: number) =>
    sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1);
  return (
    <Stack gap="4">
      <Field.Root maxW="30rem">
        <Field.Label>Title</Field.Label>
        <Input
          value={definition.title}
          maxLength={120}
          onChange={(event) => onChange({ ...definition, title: event.currentTarget.value })}
        />
      </Field.Root>
      {sections.map((_section, at) => (
        // Sections have no ids: their places are what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no other name that lasts while it is typed.
        <BuilderSection key={at} {...props} at={at} first={firstOf(at)} open={open} onOpen={setOpen} />
      ))}
      <Box>
        <Button
          variant="outline"
          onClick={() => onChange({ ...definition, sections: [...sections, { title: '', questions: [] }] })}
        >
          <Icon name="plus" /> Add a section
        </Button>
      </Box>
    </Stack>
  );
}
