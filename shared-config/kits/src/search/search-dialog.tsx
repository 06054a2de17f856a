import { useNavigateTo } from '@vcms/sdk';
import { Box, Button, CloseButton, Dialog, Icon, Input, InputGroup, Portal, Text } from '@vcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ShortcutSwitch } from '../shortcuts/shortcut-switch.tsx';
import { useShortcutSetting } from '../shortcuts/use-shortcut-setting.ts';
import type { SearchPanelProps } from './search-provider.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchHit, SearchSource } from './search-source.ts';
import { useSearch } from './use-search.ts';

export interface SearchDialogProps extends SearchPanelProps {
  /** What may be found, in the order of its headings; the same list on each rendering. */
  readonly sources: readonly SearchSource[];
  /** What can be typed: a company, a page. */
  readonly hint: string;
}

/** The option that a key leads to; -1 stands before the first. */
function stepTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

function statusOf(isBusy: boolean, count: number, hasFailed: boolean): string {
  if (isBusy) return 'Searching';
  if (count === 0) return hasFailed ? '' : 'Nothing found. Check the spelling or type fewer letters.';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Finds what the sources know, and leads there. The field keeps the focus; arrow keys choose, Enter opens. */
export function SearchDialog({ sources, hint, onClose, returnTo }: SearchDialogProps) {
  const navigate = useNavigateTo();
  const [isOn, setOn] = useShortcutSetting();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isBusy, retry } = useSearch(sources, text);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const hits = groups.flatMap(({ answer }) => (answer.kind === 'ready' ? answer.hits : []));
  const failed = groups.filter(({ answer }) => answer.kind === 'failed').map(({ label }) => label);
  const chosen = Math.min(at, hits.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function open({ to }: SearchHit): void {
    onClose();
    navigate(to);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(event.key, chosen, hits.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    const hit = hits[chosen];
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // What is shown answers an older term until the new one is answered.
    if (hit !== undefined && !isBusy) open(hit);
  }

  return (
    <Dialog.Root
      open
      placement="top"
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      initialFocusEl={() => field.current}
      finalFocusEl={returnTo}
      onOpenChange={({ open: stays }) => {
        if (!stays) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title>Search</Dialog.Title>
            </Dialog.Header>
            <Box px="6" pb="3">
              <InputGroup startElement={<Icon name="search" />}>
                <Input
                  ref={field}
                  role="combobox"
                  aria-label="Search"
                  aria-expanded={hits.length > 0}
                  aria-controls={listId}
                  aria-autocomplete="list"
                  aria-activedescendant={chosen < 0 ? undefined : optionId(chosen)}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  maxLength={120}
                  placeholder={hint}
                  value={text}
                  onChange={({ currentTarget }) => {
                    setText(currentTarget.value);
                    setAt(0);
                  }}
                  onKeyDown={press}
                />
              </InputGroup>
              <Text role="status" mt="2" minH="5" textStyle="sm" color="fg.muted">
                {statusOf(isBusy, hits.length, failed.length > 0)}
              </Text>
            </Box>
            <Dialog.Body pt="0" display="flex" flexDirection="column" overflow="hidden">
              <SearchResults
                listId={listId}
                groups={groups}
                chosen={chosen}
                optionId={optionId}
                onPoint={setAt}
                onOpen={open}
              />
              {failed.length > 0 && (
                <Box role="alert" mt="3" flexShrink="0">
                  <Text mb="2">
                    {failed.join(' and ')} could not be searched. Check your connection and try again.
                  </Text>
                  <Button size="sm" variant="outline" onClick={retry}>
                    Try again
                  </Button>
                </Box>
              )}
            </Dialog.Body>
            <Dialog.Footer hideBelow="md" justifyContent="space-between" pt="2">
              <Text textStyle="sm" color="fg.muted">
                {isOn ? 'Opens with Ctrl+K or /' : 'Opens with Ctrl+K'}
              </Text>
              <ShortcutSwitch isOn={isOn} setOn={setOn} />
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
