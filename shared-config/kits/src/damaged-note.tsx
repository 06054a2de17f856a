import { Text } from '@vcms/ui';

export interface DamagedNoteProps {
  /** How many could not be read; nothing is said of none. */
  readonly count: number;
  readonly noun?: 'record' | 'type' | 'version';
  /** What the damage means for what stands above. */
  readonly fate?: 'shown' | 'counted';
}

/** Says plainly that records could not be read, so that nobody takes a list for whole. */
export function DamagedNote({ count, noun = 'record', fate = 'shown' }: DamagedNoteProps) {
  if (count === 0) return null;
  return (
    <Text mt="3" textStyle="sm" color="fg.muted">
      {count === 1 ? `1 ${noun} is damaged` : `${count} ${noun}s are damaged`} and not {fate}. Contact
      support.
    </Text>
  );
}
