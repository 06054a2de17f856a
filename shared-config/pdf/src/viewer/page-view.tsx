import { Box } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import type { DocumentPage, PageRect, Turn } from '../source/page-source.ts';
import { PageCanvas } from './page-canvas.tsx';
import { TextLayer } from './text-layer.tsx';
import { PIXELS_PER_POINT } from './view-state.ts';

export interface PageViewProps {
  readonly page: DocumentPage;
  readonly zoom: number;
  readonly turn: Turn;
  readonly label: string;
  /** Of this page. */
  readonly highlights: readonly PageRect[];
}

/** Brings the turned page's top left corner back to where the picture's is. */
function turnedOrigin({ width, height }: DocumentPage, turn: Turn): string {
  const shift = { 0: '', 90: `translate(${height}px, 0)`, 180: `translate(${width}px, ${height}px)` };
  return turn === 270 ? `translate(0, ${width}px)` : shift[turn];
}

/** Brings the first marked place into sight when other places are marked. */
function useInSight(highlights: readonly PageRect[]) {
  const first = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(highlights);
  // Runs again by its dependencies: `key` stands for the places.
  useEffect(() => first.current?.scrollIntoView({ block: 'center', inline: 'nearest' }), [key]);
  return first;
}

/** One page: its picture, its marked places and its words, which turn and grow together. */
export function PageView({ page, zoom, turn, label, highlights }: PageViewProps) {
  const first = useInSight(highlights);
  const transform = `scale(${zoom * PIXELS_PER_POINT}) ${turnedOrigin(page, turn)} rotate(${turn}deg)`;
  return (
    <Box position="relative" w="fit-content" mx="auto" overflow="hidden" boxShadow="md">
      <PageCanvas page={page} zoom={zoom} turn={turn} label={label} />
      <Box
        position="absolute"
        top="0"
        left="0"
        transformOrigin="0 0"
        style={{ width: page.width, height: page.height, transform }}
      >
        {highlights.map(({ x, y, width, height }, index) => (
          <Box
            key={`${x} ${y} ${width} ${height}`}
            ref={index === 0 ? first : undefined}
            data-highlight=""
            position="absolute"
            bg="rgba(250, 200, 0, 0.35)"
            outline="1px solid rgba(180, 120, 0, 0.9)"
            style={{ left: x, top: y, width, height }}
          />
        ))}
        <TextLayer page={page} />
      </Box>
    </Box>
  );
}
