import { Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import type { DragEvent, ReactNode } from 'react';

export interface OrderedRowProps {
  /** What the list is of, in the singular: it names the buttons, and rows of other lists are not dropped here. */
  readonly noun: string;
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** What it says; '' for one that says nothing yet. */
  readonly text: string;
  readonly badges: ReactNode;
  readonly problems: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Another row was dropped on this one: it goes where this one stands. */
  readonly onDropped: (id: string) => void;
  /** The form, while it is open. */
  readonly children: ReactNode;
}

function Buttons({ noun, number, isOpen, onToggle, onStep, onRemove }: OrderedRowProps) {
  const name = `${noun} ${number}`;
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

/** One entry of a list whose order counts: dragged or stepped to its place, opened to be edited. */
export function OrderedRow(props: OrderedRowProps) {
  const { noun, id, number, text, badges, problems, isOpen, onDropped, children } = props;
  const dragged = `application/x-vcms-${noun}`;
  function drop(event: DragEvent): void {
    event.preventDefault();
    const other = event.dataTransfer.getData(dragged);
    if (other !== '' && other !== id) onDropped(other);
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
      onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Flex gap="3" justify="space-between" wrap="wrap" align="flex-start">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {number}. {text === '' ? `New ${noun}` : text}
          </Text>
          <Flex gap="2" wrap="wrap" mt="1">
            {badges}
          </Flex>
        </Box>
        <Buttons {...props} />
      </Flex>
      {problems.map((problem) => (
        <Text key={problem} mt="2" textStyle="sm" color="fg.error">
          {problem}
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
