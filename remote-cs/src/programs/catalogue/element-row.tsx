import type { ProgramElement } from '@vcms/programs/model';
import { Badge, Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import type { DragEvent, ReactNode } from 'react';

export interface ElementRowProps {
  readonly number: number;
  readonly element: ProgramElement;
  readonly problems: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Another element was dropped on this one: it goes where this one stands. */
  readonly onDropped: (id: string) => void;
  /** The form, while it is open. */
  readonly children: ReactNode;
}

const DRAGGED = 'application/x-vcms-element';

function Buttons({ number, isOpen, onToggle, onStep, onRemove }: ElementRowProps) {
  const name = `element ${number}`;
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

/** One element of a draft: dragged or stepped to its place, opened to be edited. */
export function ElementRow(props: ElementRowProps) {
  const { number, element, problems, isOpen, onDropped, children } = props;
  const { id, text, points, critical, cfr = '' } = element;
  function drop(event: DragEvent): void {
    event.preventDefault();
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged !== '' && dragged !== id) onDropped(dragged);
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
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Flex gap="3" justify="space-between" wrap="wrap" align="flex-start">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {number}. {text === '' ? 'New element' : text}
          </Text>
          <Flex gap="2" wrap="wrap" mt="1">
            {cfr !== '' && <Badge variant="outline">{cfr}</Badge>}
            <Badge variant="outline">{points === 1 ? '1 point' : `${points} points`}</Badge>
            {critical && <Badge colorPalette="red">Critical</Badge>}
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
