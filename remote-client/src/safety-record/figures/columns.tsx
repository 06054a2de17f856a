import { Box, Span, VisuallyHidden } from '@vcms/ui';
import type { Histogram } from './figures.ts';

const WIDTH = 1000;
const HEIGHT = 100;

/** In hundredths of the plot; room for its count and for the name of the line stays above. */
function heightOf(count: number, most: number): number {
  return Math.max(3, (count / most) * (HEIGHT - 30));
}

export interface ColumnsProps {
  readonly histogram: Histogram;
  /** Of the list that says the same: "Contractors by TRIR". */
  readonly label: string;
  /** Columns beyond it are drawn in the colour of what fails; undefined: there is no line. */
  readonly limit: number | undefined;
}

/** How many contractors have which number: columns for the eye, a list that says the same. */
export function Columns({ histogram, label, limit }: ColumnsProps) {
  const { bins } = histogram;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = WIDTH / bins.length;
  return (
    <>
      <Box
        as="svg"
        aria-hidden
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        {...{ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' }}
      >
        {bins.map(({ from, count }, index) => {
          const height = count === 0 ? 0 : heightOf(count, most);
          return (
            <Box
              as="rect"
              key={from}
              fill={limit !== undefined && from >= limit ? 'red.solid' : 'blue.solid'}
              {...{ x: index * width + 3, y: HEIGHT - height, width: width - 6, height }}
            />
          );
        })}
      </Box>
      {bins.map(({ from, count }, index) =>
        count === 0 ? null : (
          <Span
            aria-hidden
            key={from}
            position="absolute"
            left={`${(100 * (index + 0.5)) / bins.length}%`}
            bottom={`${heightOf(count, most)}%`}
            transform="translateX(-50%)"
            textStyle="xs"
            color="fg.muted"
            bg="bg.panel"
            px="0.5"
            lineHeight="1.2"
            zIndex="1"
            pointerEvents="none"
            fontVariantNumeric="tabular-nums"
          >
            {count}
          </Span>
        ),
      )}
      <VisuallyHidden>
        <ol aria-label={label}>
          {bins.map(({ from, to, count }) => (
            <li key={from}>
              {from.toFixed(2)} to {to.toFixed(2)}: {count} {count === 1 ? 'contractor' : 'contractors'}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </>
  );
}
