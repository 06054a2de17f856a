import { Box, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { PageSource } from '../source/page-source.ts';
import { PageCanvas } from './page-canvas.tsx';
import { useDocumentPage } from './use-document-page.ts';
import { PIXELS_PER_POINT } from './view-state.ts';

/** CSS pixels. */
const WIDTH = 84;

function ThumbnailPicture({ source, number }: { readonly source: PageSource; readonly number: number }) {
  const state = useDocumentPage(source, number);
  if (state.kind !== 'ready') return null;
  const { page } = state;
  return <PageCanvas page={page} zoom={WIDTH / (page.width * PIXELS_PER_POINT)} turn={0} />;
}

export interface ThumbnailProps {
  readonly source: PageSource;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** A small picture of a page that leads to it; drawn once it comes into sight. */
export function Thumbnail({ source, number, isCurrent, onChoose }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = button;
    if (current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      ref={button}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={`Page ${number}`}
      onClick={onChoose}
      p="1"
      borderWidth="2px"
      borderRadius="md"
      borderColor={isCurrent ? 'colorPalette.solid' : 'border'}
      cursor="pointer"
    >
      <Box minH="6rem" w={`${WIDTH}px`} overflow="hidden" bg="bg.muted">
        {isSeen && <ThumbnailPicture source={source} number={number} />}
      </Box>
      <Text textStyle="xs" aria-hidden>
        {number}
      </Text>
    </Box>
  );
}
