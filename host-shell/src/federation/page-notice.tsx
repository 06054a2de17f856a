import { Box, Button, CloseButton, Flex, Icon, Text } from '@vcms/ui';

export interface PageNoticeProps {
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly advice: string;
  readonly onRefresh?: () => void;
  readonly onDismiss?: (() => void) | undefined;
}

/** One quiet bar above the page; announced without taking the focus. */
export function PageNotice({ kind, title, advice, onRefresh, onDismiss }: PageNoticeProps) {
  return (
    <Flex
      role="status"
      data-print="hide"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      mb="4"
      px="4"
      py="2"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      boxShadow="md"
      colorPalette={kind === 'warning' ? 'orange' : 'blue'}
      borderColor="colorPalette.muted"
    >
      <Icon name={kind === 'warning' ? 'warning' : 'info'} color="colorPalette.fg" />
      <Box flex="1" minW="12rem">
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          {advice}
        </Text>
      </Box>
      {onRefresh !== undefined && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRefresh}>
          <Icon name="refresh" />
          Refresh
        </Button>
      )}
      {onDismiss !== undefined && (
        <CloseButton size="sm" aria-label="Dismiss" colorPalette="gray" onClick={onDismiss} />
      )}
    </Flex>
  );
}
