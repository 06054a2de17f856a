import { OSHA_ESTABLISHMENTS_MAX } from '@vcms/domain/schemas';
import { Alert, Box, Button, Flex, Icon, Stack, Text } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import { EstablishmentItem } from './establishment-item.tsx';
import type { RemovedRows } from './establishment-rows.ts';
import { namesakesOf, rowChecks, rowName } from './establishment-values.ts';
import type { Establishments } from './use-establishments.ts';

export interface EstablishmentListProps {
  readonly establishments: Establishments;
  /** Somebody tried to submit: what is missing is told as well. */
  readonly tried: boolean;
}

/** What is wrong or unusual, by the name of the establishment. */
function Breaks({ establishments, tried }: EstablishmentListProps) {
  const { rows } = establishments.state;
  const namesakes = namesakesOf(rows);
  const all = rows.flatMap((row, at) => {
    const { errors, warnings } = rowChecks(row, namesakes, tried);
    const told = (status: 'error' | 'warning', texts: readonly string[]) =>
      texts.map((text) => ({ id: `${row.key} ${text}`, status, text: `${rowName(row, at)}: ${text}` }));
    return [...told('error', errors), ...told('warning', warnings)];
  });
  return (
    <Stack
      role="status"
      aria-live="polite"
      aria-label="Checks of the establishments"
      gap="2"
      mt={all.length > 0 ? '3' : '0'}
    >
      {all.map(({ id, status, text }) => (
        <Alert.Root key={id} status={status} size="sm">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{text}</Alert.Title>
        </Alert.Root>
      ))}
    </Stack>
  );
}

interface RemovedProps {
  readonly removed: RemovedRows | undefined;
  readonly onUndo: () => void;
}

function Removed({ removed, onUndo }: RemovedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Its own button is gone: the keyboard goes on here.
    if (removed !== undefined) button.current?.focus();
  }, [removed]);
  if (removed === undefined) return null;
  const { row, before } = removed;
  const text =
    row === undefined
      ? 'The establishments are removed. Their sums stay as the totals.'
      : `${rowName(row, before.rows.indexOf(row))} is removed.`;
  return (
    <Flex gap="3" align="center" wrap="wrap" mt="3">
      <Text textStyle="sm" overflowWrap="anywhere">
        {text}
      </Text>
      <Button ref={button} size="xs" variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  );
}

function lead(count: number): string {
  if (count === 0)
    return 'The numbers below are those of one establishment or of the whole company. With several, enter the 300A of each: they are added up.';
  if (count === 1) return 'The numbers are those of 1 establishment.';
  return `The numbers are the sum of ${count} establishments.`;
}

/** What the year is the sum of; its totals cannot be typed while it is. */
export function EstablishmentList({ establishments, tried }: EstablishmentListProps) {
  const { state, change, add } = establishments;
  const { rows, open, stops, removed } = state;
  const addButton = useRef<HTMLButtonElement>(null);

  function undo(): void {
    // The row that comes back takes the focus; without one it goes where the list goes on.
    if (removed?.row === undefined) addButton.current?.focus();
    change({ kind: 'restore' });
  }

  const count = rows.length;
  return (
    <Box as="section" aria-label="Establishments" mb="7">
      <Text fontWeight="semibold">Establishments</Text>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {lead(count)}
      </Text>
      <Stack as="ul" gap="3" m="0" p="0">
        {rows.map((row, at) => (
          <EstablishmentItem
            key={row.key}
            {...{ row, at, change }}
            isOpen={row.key === open}
            stops={row.key === stops.key ? stops.count : 0}
          />
        ))}
      </Stack>
      <Removed removed={removed} onUndo={undo} />
      <Breaks {...{ establishments, tried }} />
      <Flex gap="3" wrap="wrap" mt="3">
        <Button
          ref={addButton}
          size="xs"
          variant="outline"
          disabled={count >= OSHA_ESTABLISHMENTS_MAX}
          onClick={add}
        >
          <Icon name="plus" /> {count === 0 ? 'Enter establishments one by one' : 'Add establishment'}
        </Button>
        {count > 0 && (
          <Button size="xs" variant="outline" onClick={() => change({ kind: 'forget' })}>
            Enter totals by hand
          </Button>
        )}
      </Flex>
    </Box>
  );
}
