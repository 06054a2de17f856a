import { useNotify, useSession } from '@vcms/sdk';
import { Box, Button, HeadingExtra, Icon } from '@vcms/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readShortcutsOn } from '../shortcuts/shortcut-setting.ts';
import { isSearchKey } from './is-search-key.ts';

export interface SearchPanelProps {
  readonly onClose: () => void;
  /** Where the focus goes when it closes without leading anywhere. */
  readonly returnTo: () => HTMLElement | null;
}

export type SearchPanel = ComponentType<SearchPanelProps>;

/** Opens the search by its keys, wherever the focus is on the page; by the slash while single-key shortcuts are on. */
function useSearchKey(open: () => void): void {
  const { userId } = useSession();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || !isSearchKey(event, target, document)) return;
      if (event.key === '/' && !readShortcutsOn(window.localStorage, userId)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, userId]);
}

/**
 * The provider that gives each page of a remote its search: a button beside the heading, Ctrl+K or Cmd+K, and a slash. The
 * panel with the remote's sources is loaded when it is first opened.
 */
export function searchProvider(load: () => Promise<SearchPanel>) {
  return function SearchProvider({ children }: { readonly children: ReactNode }) {
    const notify = useNotify();
    const [panel, setPanel] = useState<{ readonly Panel: SearchPanel }>();
    const [isOpen, setOpen] = useState(false);
    const before = useRef<HTMLElement | null>(null);
    const open = useCallback(() => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      load().then(
        (Panel) => {
          setPanel({ Panel });
          setOpen(true);
        },
        () => {
          const message = 'Search did not load. Check your connection and try again.';
          notify.show({ kind: 'error', message });
        },
      );
    }, [notify]);
    useSearchKey(open);
    const close = useCallback(() => setOpen(false), []);
    const returnTo = useCallback(() => before.current, []);
    const button = useMemo(
      () => (
        <Button
          variant="outline"
          aria-label="Search"
          aria-keyshortcuts="Control+K Meta+K /"
          aria-haspopup="dialog"
          flexShrink="0"
          data-print="hide"
          px={{ base: '2.5', md: '4' }}
          onClick={open}
        >
          <Icon name="search" />
          <Box as="span" hideBelow="md">
            Search
          </Box>
        </Button>
      ),
      [open],
    );
    return (
      <HeadingExtra value={button}>
        {children}
        {panel !== undefined && isOpen && <panel.Panel onClose={close} returnTo={returnTo} />}
      </HeadingExtra>
    );
  };
}
