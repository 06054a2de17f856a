import { Button, Flex, VisuallyHidden } from '@vcms/ui';
import { MOVE_LABELS, type RecordMove } from './record-moves.ts';

export interface MoveButtonsProps {
  readonly moves: readonly RecordMove[];
  /** What they are about, for those who hear it. */
  readonly name: string;
  readonly onMove: (move: RecordMove) => void;
}

/** What can be done with a record now; the first is the one to do. */
export function MoveButtons({ moves, name, onMove }: MoveButtonsProps) {
  if (moves.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2" data-print="hide">
      {moves.map((move) => (
        <Button
          key={move}
          size="xs"
          variant={move === 'correct' || move === 'edit' ? 'solid' : 'outline'}
          onClick={() => onMove(move)}
        >
          {MOVE_LABELS[move]}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ))}
    </Flex>
  );
}
