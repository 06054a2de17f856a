import { Box } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { DocumentPage, Turn } from '../source/page-source.ts';
import { drawScale, PIXELS_PER_POINT, turnedSize } from './view-state.ts';

export interface PageCanvasProps {
  readonly page: DocumentPage;
  readonly zoom: number;
  readonly turn: Turn;
  /** What the picture is, for assistive technology; absent: it only decorates. */
  readonly label?: string;
}

type Drawing = 'busy' | 'done' | 'failed';

function copyTo(target: HTMLCanvasElement, drawn: HTMLCanvasElement): void {
  target.width = drawn.width;
  target.height = drawn.height;
  target.getContext('2d')?.drawImage(drawn, 0, 0);
}

/** A page as a picture, sharp on this screen. The old picture stays, stretched, until the new one is drawn. */
export function PageCanvas({ page, zoom, turn, label }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('busy');
  useEffect(() => {
    const stop = new AbortController();
    const scale = drawScale(page, zoom, window.devicePixelRatio);
    setDrawing('busy');
    page.draw({ scale, turn, signal: stop.signal }).then(
      (drawn) => {
        if (stop.signal.aborted || canvas.current === null) return;
        copyTo(canvas.current, drawn);
        setDrawing('done');
      },
      () => stop.signal.aborted || setDrawing('failed'),
    );
    return () => stop.abort();
  }, [page, zoom, turn]);
  const { width, height } = turnedSize(page, turn);
  const factor = zoom * PIXELS_PER_POINT;
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Box position="relative" bg="white" style={{ width: width * factor, height: height * factor }}>
      <canvas
        ref={canvas}
        {...accessibility}
        data-drawing={drawing}
        style={{ width: '100%', height: '100%', display: 'block' }}
      />
      {drawing === 'failed' && label !== undefined && (
        <Box role="alert" position="absolute" insetX="0" top="0" p="4" bg="bg.panel" color="fg">
          This page cannot be shown. Download the file to see it.
        </Box>
      )}
    </Box>
  );
}
