import { chakra, visuallyHiddenStyle } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  Badge,
  HiddenWords,
  Icon,
  LoadingBlock,
  Skeleton,
  StatusChip,
  StatusMark,
  Table,
  UiProvider,
} from '../index.ts';
import { createUiSystem } from './system.ts';
import { type TableLook, useTableClasses } from './use-look.ts';

const system = createUiSystem();

/** The class of each element, without the names that carry no rules of their own. */
function classesOf(element: ReactElement): readonly (string | undefined)[] {
  const { container } = render(<UiProvider system={system}>{element}</UiProvider>);
  return [...container.querySelectorAll('*')].map(({ classList }) =>
    [...classList].find((name) => name.startsWith('css-')),
  );
}

function hasRules(name: string | undefined): boolean {
  return (
    name !== undefined &&
    [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(`.${name}{`))
  );
}

describe('what stands on a page in its hundreds', () => {
  it('a chip looks like the badge that it is', () => {
    const [chip] = classesOf(<StatusChip tone="danger" label="Not compliant" />);
    const [badge] = classesOf(
      <Badge
        colorPalette="red"
        variant="subtle"
        bg="colorPalette.muted"
        borderRadius="full"
        px="2.5"
        py="1"
        gap="1.5"
        textStyle="xs"
        fontWeight="semibold"
        lineHeight="1.2"
        whiteSpace="nowrap"
      />,
    );

    expect(chip).toBe(badge);
    expect(hasRules(chip)).toBe(true);
  });

  it('an icon looks like a styled span, also where it is turned and coloured', () => {
    const [icon] = classesOf(<Icon name="chevron-right" size="2em" color="fg.muted" />);
    const [span] = classesOf(
      <chakra.span
        display="inline-flex"
        flexShrink="0"
        boxSize="2em"
        color="fg.muted"
        _rtl={{ scale: '-1 1' }}
        css={{ '& > svg': { width: '100%', height: '100%', strokeWidth: 1.9 } }}
      />,
    );

    expect(icon).toBe(span);
    expect(hasRules(icon)).toBe(true);
  });

  it('a mark has rules of its own for each tone', () => {
    const [danger] = classesOf(<StatusMark tone="danger" label="Not compliant" />);
    const [success] = classesOf(<StatusMark tone="success" label="Compliant" />);

    expect(danger).not.toBe(success);
    expect([danger, success].every(hasRules)).toBe(true);
  });

  it('what keeps the place of content looks like a skeleton', () => {
    const [, , title, row] = classesOf(<LoadingBlock rows={1} />);
    const skeletons = classesOf(
      <>
        <Skeleton height="2rem" maxW="18rem" borderRadius="lg" />
        <Skeleton height="3.25rem" borderRadius="lg" />
      </>,
    );

    expect([title, row]).toEqual(skeletons);
    expect([title, row].every(hasRules)).toBe(true);
  });

  it('hidden words have the rules of what hides them elsewhere', () => {
    const [words] = classesOf(<HiddenWords>words</HiddenWords>);
    const [span] = classesOf(<chakra.span css={visuallyHiddenStyle}>words</chakra.span>);

    expect(words).toBe(span);
    expect(hasRules(words)).toBe(true);
  });

  it('plain rows and cells look like those of the table', () => {
    const looks = {
      line: ['row', { verticalAlign: 'middle' }],
      wide: ['cell', { py: '1', whiteSpace: 'nowrap', hideBelow: 'md' }],
    } as const satisfies Record<string, TableLook>;
    function Line() {
      const { line, wide } = useTableClasses(looks);
      return (
        <tr className={line}>
          <td className={wide} />
        </tr>
      );
    }
    const classes = classesOf(
      <Table.Root size="sm">
        <Table.Body>
          <Line />
          <Table.Row verticalAlign="middle">
            <Table.Cell py="1" whiteSpace="nowrap" hideBelow="md" />
          </Table.Row>
        </Table.Body>
      </Table.Root>,
    );

    expect(classes.slice(2, 4)).toEqual(classes.slice(4));
    expect(classes.slice(2).every(hasRules)).toBe(true);
  });
});
