import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export interface ErrorPanelProps {
  /** What went wrong, as a plain sentence. */
  readonly title: string;
  /** What the reader can do next. */
  readonly description?: ReactNode;
  /** Shows the button 'Try again'. */
  readonly onRetry?: (() => void) | undefined;
  /** Code the reader can give to support. */
  readonly reference?: string;
  /** More buttons, after 'Try again'. */
  readonly actions?: ReactNode;
  /** Level of the title: 1 where the panel is all there is of the page; default 2. */
  readonly level?: 1 | 2;
}

/** A failure the reader can act on; announced as soon as it appears. */
export function ErrorPanel({ title, description, onRetry, reference, actions, level = 2 }: ErrorPanelProps) {
  return (
    <Flex
      role="alert"
      gap="4"
      p="6"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="xl"
      colorPalette="red"
    >
      <Flex
        boxSize="10"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="full"
        bg="colorPalette.muted"
      >
        <Icon name="warning" color="colorPalette.fg" />
      </Flex>
      <Box minW="0" flex="1">
        <Heading as={`h${level}`} size="lg">
          {title}
        </Heading>
        {description !== undefined && (
          <Text mt="1" color="fg.muted">
            {description}
          </Text>
        )}
        {reference !== undefined && (
          <Text mt="2" textStyle="sm" color="fg.muted">
            Reference for support:{' '}
            <chakra.code fontFamily="mono" color="fg">
              {reference}
            </chakra.code>
          </Text>
        )}
        {(onRetry !== undefined || actions !== undefined) && (
          <Flex mt="4" gap="3" wrap="wrap">
            {onRetry !== undefined && (
              <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
                <Icon name="refresh" />
                Try again
              </Button>
            )}
            {actions}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
