import type { PageRect } from '@vcms/pdf';
import { Badge, Box, Button, Flex, Icon, Text } from '@vcms/ui';
import type { ValueMark } from './intake-line.ts';

const WORDS: Readonly<Record<ValueMark, string>> = {
  read: 'Read',
  sure: 'Sure',
  unsure: 'Unsure',
  typed: 'Typed',
  'on-file': 'On file',
  absent: 'Not read',
};

const PALETTES: Readonly<Record<ValueMark, string>> = {
  read: 'green',
  sure: 'blue',
  unsure: 'orange',
  typed: 'gray',
  'on-file': 'gray',
  absent: 'orange',
};

/** How far a value can be trusted. */
export function MarkBadge({ mark }: { readonly mark: ValueMark }) {
  return (
    <Badge size="sm" colorPalette={PALETTES[mark]} flexShrink="0">
      {WORDS[mark]}
    </Badge>
  );
}

export interface ValueRowProps {
  readonly label: string;
  readonly text: string;
  readonly mark: ValueMark;
  /** Of which line, for those who hear it. */
  readonly of: string;
  readonly place: PageRect | undefined;
  readonly onShow: (place: PageRect) => void;
}

/** One value with its mark, and the way to its place on the page. */
export function ValueRow({ label, text, mark, of, place, onShow }: ValueRowProps) {
  return (
    <Flex as="li" gap="2" align="flex-start" justify="space-between" py="1" minW="0">
      <Box minW="0">
        <Text textStyle="xs" color="fg.muted">
          {label}
        </Text>
        <Flex wrap="wrap" gap="2" align="center">
          <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            {text}
          </Text>
          <MarkBadge mark={mark} />
        </Flex>
      </Box>
      {place !== undefined && (
        <Button
          size="xs"
          variant="ghost"
          flexShrink="0"
          aria-label={`Show ${label} of ${of} on the page`}
          onClick={() => onShow(place)}
        >
          <Icon name="eye" />
        </Button>
      )}
    </Flex>
  );
}
