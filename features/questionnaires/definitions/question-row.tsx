import type { Question } from '@vcms/domain';
import { Badge, Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import type { DragEvent, ReactNode } from 'react';
import { TYPE_LABELS } from './definition-words.ts';

export interface QuestionRowProps {
  readonly number: number;
  readonly question: Question;
  readonly problems: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Another question was dropped on this one: it goes before it. */
  readonly onDropped: (id: string) => void;
  /** The form, while it is open. */
  readonly children: ReactNode;
}

const DRAGGED = 'application/x-vcms-question';

function Buttons({ number, isOpen, onToggle, onStep, onRemove }: QuestionRowProps) {
  const name = `question ${number}`;
  return (
    <Flex gap="1">
      <Button size="xs" variant="ghost" aria-label={`Move ${name} up`} onClick={() => onStep(-1)}>
        ↑
      </Button>
      <Button size="xs" variant="ghost" aria-label={`Move ${name} down`} onClick={() => onStep(1)}>
        ↓
      </Button>
      <Button size="xs" variant="outline" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Close' : 'Edit'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="xs" variant="ghost" colorPalette="red" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </Flex>
  );
}

/** One question of the builder: dragged or stepped to its place, opened to be edited. */
export function QuestionRow(props: QuestionRowProps) {
  const { number, question, problems, isOpen, onDropped, children } = props;
  function drop(event: DragEvent): void {
    event.preventDefault();
    const id = event.dataTransfer.getData(DRAGGED);
    if (id !== '' && id !== question.id) onDropped(id);
  }
  return (
    <Box
      as="li"
      listStyleType="none"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      p="3"
      // While it is edited, text in it can be selected by dragging.
      draggable={!isOpen}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, question.id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Flex gap="3" justify="space-between" wrap="wrap" align="flex-start">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {number}. {question.text === '' ? 'New question' : question.text}
          </Text>
          <Flex gap="2" wrap="wrap" mt="1">
            <Badge variant="outline">{TYPE_LABELS[question.type]}</Badge>
            {!question.required && <Badge variant="outline">Optional</Badge>}
            {question.showIf !== undefined && <Badge colorPalette="blue">Conditional</Badge>}
            {question.knockout.length > 0 && <Badge colorPalette="red">Knockout</Badge>}
            {question.evidence && <Badge colorPalette="purple">Document</Badge>}
          </Flex>
        </Box>
        <Buttons {...props} />
      </Flex>
      {problems.map((text) => (
        <Text key={text} mt="2" textStyle="sm" color="fg.error">
          {text}
        </Text>
      ))}
      {isOpen && (
        <Box mt="4" pt="4" borderTopWidth="1px">
          {children}
        </Box>
      )}
    </Box>
  );
}
