import { Box } from '@vcms/ui';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { DocumentPage, PlacedText } from '../source/page-source.ts';

const NOTHING: readonly PlacedText[] = [];

/** Makes the browser's letters as wide as the page's. */
function stretches(items: readonly PlacedText[]): readonly number[] {
  const context = document.createElement('canvas').getContext('2d');
  return items.map(({ text, width, height, fontFamily }) => {
    if (context === null) return 1;
    context.font = `${height}px ${fontFamily}`;
    const natural = context.measureText(text).width;
    return natural > 0 && width > 0 ? width / natural : 1;
  });
}

function styleOf({ x, y, height, angle, fontFamily }: PlacedText, stretch: number): CSSProperties {
  return {
    left: x,
    top: y,
    fontSize: height,
    fontFamily,
    transform: `${angle === 0 ? '' : `rotate(${angle}rad) `}scaleX(${stretch})`,
  };
}

/** The words of a page in their places, unseen: to be selected, searched and read aloud. Lengths are points. */
export function TextLayer({ page }: { readonly page: DocumentPage }) {
  const [items, setItems] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    setItems(NOTHING);
    page.text().then(
      (text) => isWanted && setItems(text),
      // The picture of the page is shown; there is no text to give.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  const widths = useMemo(() => stretches(items), [items]);
  return (
    <Box
      data-text-layer=""
      position="absolute"
      inset="0"
      lineHeight="1"
      color="transparent"
      css={{
        '& > span': { position: 'absolute', whiteSpace: 'pre', transformOrigin: '0 0', cursor: 'text' },
        '& > span::selection': { background: 'rgba(40, 90, 220, 0.35)' },
      }}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change places
        <span key={index} style={styleOf(item, widths[index] ?? 1)}>
          {`${item.text} `}
        </span>
      ))}
    </Box>
  );
}
