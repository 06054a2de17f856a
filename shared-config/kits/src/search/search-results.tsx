import { Box, Text } from '@vcms/ui';
import type { SearchHit } from './search-source.ts';
import type { SearchGroup } from './use-search.ts';

export interface SearchResultsProps {
  readonly listId: string;
  readonly groups: readonly SearchGroup[];
  /** The option that Enter opens, counted over all groups. */
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (hit: SearchHit) => void;
}

interface OptionProps extends Pick<SearchResultsProps, 'onPoint' | 'onOpen'> {
  readonly id: string;
  readonly hit: SearchHit;
  readonly index: number;
  readonly isChosen: boolean;
}

function Option({ id, hit, index, isChosen, onPoint, onOpen }: OptionProps) {
  return (
    // The field holds the focus and hears the keys (combobox pattern); a press must not take it away.
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      px="3"
      py="2"
      minH="10"
      borderRadius="md"
      cursor="pointer"
      bg={isChosen ? 'bg.emphasized' : undefined}
      outline={isChosen ? '2px solid transparent' : undefined}
      onMouseMove={() => onPoint(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(hit)}
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        {hit.title}
      </Text>
      {hit.note !== undefined && hit.note !== '' && (
        <Text textStyle="sm" color={isChosen ? 'fg' : 'fg.muted'} overflowWrap="anywhere">
          {hit.note}
        </Text>
      )}
    </Box>
  );
}

/** The options of a search under the headings of their sources. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, groups, chosen, optionId, onPoint, onOpen } = props;
  const shown = groups.flatMap(({ label, answer }) =>
    answer.kind === 'ready' && answer.hits.length > 0 ? [{ label, hits: answer.hits }] : [],
  );
  const starts = shown.map((_group, at) =>
    shown.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    // The list itself scrolls, not the dialog around it: what the field's keys move through needs no stop of its own.
    <Box id={listId} role="listbox" aria-label="Results" minH="0" overflowY="auto">
      {shown.map(({ label, hits }, at) => (
        <Box key={label} role="group" aria-labelledby={`${listId}-${label}`} mb="3">
          <Text
            id={`${listId}-${label}`}
            role="presentation"
            textStyle="sm"
            fontWeight="semibold"
            color="fg.muted"
            px="3"
          >
            {label}
          </Text>
          {hits.map((hit, place) => {
            const index = (starts[at] ?? 0) + place;
            return (
              <Option
                key={hit.id}
                id={optionId(index)}
                hit={hit}
                index={index}
                isChosen={index === chosen}
                onPoint={onPoint}
                onOpen={onOpen}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
