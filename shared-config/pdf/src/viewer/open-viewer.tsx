import { Flex } from '@vcms/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PageRect, PageSource } from '../source/page-source.ts';
import { PAGE_MARGIN, PageRoom } from './page-room.tsx';
import { PageView } from './page-view.tsx';
import { ThumbnailRail } from './thumbnail-rail.tsx';
import { useDocumentPage } from './use-document-page.ts';
import { useElementWidth } from './use-element-width.ts';
import { boundedPage, changedView, FIRST_VIEW, shownZoom } from './view-state.ts';
import { commandedPage, scrollPlace, type ViewerCommand, viewerCommand } from './viewer-keys.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

export interface OpenViewerProps {
  readonly source: PageSource;
  readonly label: string;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly highlights: readonly PageRect[];
  readonly url: string | undefined;
  readonly fileName: string;
}

/** Points; stands in until a page's size is known. */
const LETTER = { width: 612, height: 792 };

function isPageCommand(command: ViewerCommand) {
  return command === 'next' || command === 'previous' || command === 'first' || command === 'last';
}

/** What is shown of an open file, and how keys and tools change it. */
function useOpenView({ source, page, onPageChange }: OpenViewerProps) {
  const [view, setView] = useState(FIRST_VIEW);
  const room = useRef<HTMLDivElement>(null);
  const number = boundedPage(page, source.pageCount);
  const state = useDocumentPage(source, number);
  const width = useElementWidth(room) - 2 * PAGE_MARGIN;
  const zoom = shownZoom(view, state.kind === 'ready' ? state.page : LETTER, width);

  function go(target: number | undefined): void {
    if (target === undefined || target === number) return;
    room.current?.scrollTo({ top: 0 });
    onPageChange(target);
  }

  function run(command: ViewerCommand): void {
    if (isPageCommand(command)) go(commandedPage(command, number, source.pageCount));
    else setView(changedView(view, command, zoom));
  }

  function press(event: KeyboardEvent): void {
    const command = viewerCommand(event, scrollPlace(room.current));
    if (command === undefined) return;
    event.preventDefault();
    run(command);
  }

  return { view, room, number, state, zoom, go, run, press };
}

/** A file that is open: tools, small pages, and the page itself. */
export function OpenViewer(props: OpenViewerProps) {
  const { source, label, highlights, url, fileName } = props;
  const { pageCount } = source;
  const { view, room, number, state, zoom, go, run, press } = useOpenView(props);
  const place = `page ${number} of ${pageCount}`;
  return (
    <Flex direction="column" h="full" minH="0" onKeyDown={press}>
      <ViewerToolbar
        pageCount={pageCount}
        zoom={zoom}
        url={url}
        fileName={fileName}
        page={number}
        isFitted={view.zoom === 'fit-width'}
        onCommand={run}
      />
      <Flex flex="1" minH="0" borderTopWidth="1px" css={{ containerType: 'inline-size' }}>
        <ThumbnailRail source={source} label={label} page={number} onChoose={go} />
        <PageRoom room={room} label={`Show ${place}`} state={state}>
          {state.kind === 'ready' && (
            <PageView
              page={state.page}
              zoom={zoom}
              turn={view.turn}
              label={`${label}, ${place}`}
              highlights={highlights.filter(({ page }) => page === number)}
            />
          )}
        </PageRoom>
      </Flex>
    </Flex>
  );
}
