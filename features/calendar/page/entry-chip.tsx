import { Box, type BoxProps, Icon, VisuallyHidden } from '@vcms/ui';
import type { DragEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type CalendarEntry, LAYER_LABELS, spellTime } from '../model/calendar-entry.ts';
import { LAYER_PALETTES } from './layer-looks.ts';

/** What a dragged entry is known by while it is on its way. */
export const DRAGGED = 'text/x-calendar-event';

export interface EntryActions {
  readonly open: (entryId: string) => void;
  /** Whether the reader may change the event; such entries can be dragged to another day. */
  readonly mayMove: (entryId: string) => boolean;
}

export interface EntryChipProps extends EntryActions {
  readonly entry: CalendarEntry;
}

function Words({ entry }: { readonly entry: CalendarEntry }) {
  return (
    <>
      {entry.time !== undefined && <Box as="span">{spellTime(entry.time)} </Box>}
      {entry.title}
      {entry.isPending === true && <Icon name="hourglass" size="1em" />}
      {entry.layer !== 'events' && <VisuallyHidden> ({LAYER_LABELS[entry.layer]})</VisuallyHidden>}
    </>
  );
}

/** One entry of a day: opens an event, or leads to the page of what a date follows from. */
export function EntryChip({ entry, open, mayMove }: EntryChipProps) {
  const { eventId, path } = entry;
  const look: BoxProps = {
    ...{ display: 'block', w: 'full', textAlign: 'start', textStyle: 'xs', lineHeight: '1.35' },
    ...{ px: '1.5', py: '1', borderRadius: 'sm', borderStartWidth: '3px', overflowWrap: 'anywhere' },
    ...{ bg: 'colorPalette.subtle', color: 'fg', borderColor: 'colorPalette.solid' },
    colorPalette: LAYER_PALETTES[entry.layer],
  };
  if (eventId !== undefined) {
    const isMovable = mayMove(entry.id);
    return (
      <Box {...look} asChild cursor="pointer" _hover={{ textDecoration: 'underline' }}>
        <button
          type="button"
          draggable={isMovable}
          {...(entry.isPending === true ? { 'aria-busy': true, title: 'Saving' } : {})}
          onDragStart={(event: DragEvent) => event.dataTransfer.setData(DRAGGED, entry.id)}
          onClick={() => open(entry.id)}
        >
          <Words entry={entry} />
        </button>
      </Box>
    );
  }
  if (path === undefined)
    return (
      <Box {...look}>
        <Words entry={entry} />
      </Box>
    );
  return (
    <Box {...look} asChild _hover={{ textDecoration: 'underline' }}>
      <RouterLink to={path}>
        <Words entry={entry} />
      </RouterLink>
    </Box>
  );
}
