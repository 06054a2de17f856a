import { COLOR_SCHEMES } from '@vcms/contract';
import { SelectField } from '@vcms/kits';
import { Box, Flex, Heading } from '@vcms/ui';
import { useState } from 'react';
import { DIRECTIONS, viewAddress, WINDOWS } from '../looks.ts';
import { VIEW_NAMES, type ViewName } from '../view-names.ts';

const asChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => [value, value] as const);

const WIDTHS = [['full', 'all there is'] as const, ...asChoices(['phone', 'desktop'] as const)];

/** Chooses a view and how it is looked at; the view stands in a window of its own, so that its width counts. */
export function GalleryFrame() {
  const [view, setView] = useState<ViewName>('buttons');
  const [scheme, setScheme] = useState<(typeof COLOR_SCHEMES)[number]>('light');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('ltr');
  const [width, setWidth] = useState<(typeof WIDTHS)[number][0]>('full');
  const size = { size: 'sm', w: 'auto' } as const;
  return (
    <Flex direction="column" h="100dvh">
      <Flex as="header" wrap="wrap" gap="4" align="flex-end" p="3" bg="bg.panel" borderBottomWidth="1px">
        <Heading as="h1" size="lg">
          Gallery
        </Heading>
        <SelectField {...size} label="Part" value={view} choices={asChoices(VIEW_NAMES)} onChoose={setView} />
        <SelectField
          {...size}
          label="Scheme"
          value={scheme}
          choices={asChoices(COLOR_SCHEMES)}
          onChoose={setScheme}
        />
        <SelectField
          {...size}
          label="Direction"
          value={direction}
          choices={asChoices(DIRECTIONS)}
          onChoose={setDirection}
        />
        <SelectField {...size} label="Width" value={width} choices={WIDTHS} onChoose={setWidth} />
      </Flex>
      <Box flex="1" minH="0" overflow="auto">
        <iframe
          title={view}
          src={`/${viewAddress(view, { scheme, direction })}`}
          style={{ border: 0, height: '100%', width: width === 'full' ? '100%' : WINDOWS[width].width }}
        />
      </Box>
    </Flex>
  );
}
