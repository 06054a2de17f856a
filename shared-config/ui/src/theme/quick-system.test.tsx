import { createSystem, defaultBaseConfig, defaultConfig, type SystemContext } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  Badge,
  Box,
  Button,
  Checkbox,
  Input,
  Link,
  SimpleGrid,
  Stack,
  StatusChip,
  Table,
  Text,
} from '../index.ts';
import { UiProvider } from '../ui-provider.tsx';
import { quicken } from './quick-system.ts';

const plain = createSystem(defaultConfig);

/** Much of what a page has: recipes, slots, own styles, conditions, a part that is another one, one that wears another's class. */
function Sample({ width }: { readonly width: string }) {
  return (
    <Stack gap="2" w={width} css={{ '& > p': { color: 'fg.muted' }, _hover: { color: 'fg' } }}>
      <Text textStyle="sm" mt={{ base: '1', md: '2' }} color={undefined}>
        Words
      </Text>
      <Badge colorPalette="green">Compliant</Badge>
      <StatusChip tone="danger" label="Not compliant" />
      <Button asChild size="sm" variant="outline">
        <Link href="#there">There</Link>
      </Button>
      <Box as="section" px="2" paddingInlineStart="4" hideBelow="md" />
      <Input size="sm" />
      <SimpleGrid columns={{ base: 1, md: 2 }} />
      <Checkbox.Root>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
      </Checkbox.Root>
      <Table.Root size="sm">
        <Table.Body>
          <Table.Row verticalAlign="middle">
            <Table.Cell py="1" as="th">
              Cell
            </Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}

/** The rules of each element: those of its class, which is called so in place of its name. */
function rulesWith(system: SystemContext): readonly string[] {
  const { container, unmount } = render(
    <UiProvider system={system}>
      <Sample width="4" />
    </UiProvider>,
  );
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const rules = [...container.querySelectorAll('*')].map(({ classList }) => {
    const name = [...classList].find((one) => one.startsWith('css-'));
    const own = name === undefined ? [] : sheets.filter((text) => text.includes(`.${name}`));
    return own.map((text) => text.replaceAll(name ?? '', 'its-class')).join('\n');
  });
  unmount();
  return rules;
}

/** A system that counts how often styles are put together and recipes are built. */
function counted(): { readonly system: SystemContext; readonly made: () => number } {
  let made = 0;
  const counting =
    <Arguments extends unknown[], Result>(run: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      made += 1;
      return run(...args);
    };
  const system = createSystem(defaultConfig);
  return {
    system: { ...system, css: counting(system.css), cva: counting(system.cva) } as SystemContext,
    made: () => made,
  };
}

describe('a quickened system', () => {
  it('gives every element the rules that it would have had', () => {
    const rules = rulesWith(quicken(plain));

    expect(rules).toEqual(rulesWith(plain));
    expect(rules.filter((text) => text !== '').length).toBeGreaterThan(12);
  });

  it('makes nothing a second time, and what is new once', () => {
    const { system, made } = counted();
    const quick = quicken(system);
    const page = (width: string) => (
      <UiProvider system={quick}>
        <Sample width={width} />
      </UiProvider>
    );
    const { rerender } = render(page('4'));
    const first = made();

    rerender(page('4'));
    render(page('4'));
    expect(made()).toBe(first);

    rerender(page('8'));
    expect(made()).toBe(first + 1);
  });

  it('tells apart what differs only in the order of two styles', () => {
    const { css } = quicken(createSystem(defaultBaseConfig));

    expect(css({ margin: '1px', marginTop: '2px' })).not.toEqual(css({ marginTop: '2px', margin: '1px' }));
  });
});
