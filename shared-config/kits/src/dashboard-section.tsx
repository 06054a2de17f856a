import { Box, Flex, Heading, Text } from '@vcms/ui';
import { type ReactNode, useId } from 'react';

export interface DashboardSectionProps {
  readonly title: string;
  /** Beside the title, such as a chip. */
  readonly beside?: ReactNode;
  /** At the other end of the title's line, such as a button. */
  readonly aside?: ReactNode;
  readonly description?: string | undefined;
  /** Closer to the next, with a smaller title: for pages that are looked at as a whole. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** A titled panel of a page. */
export function DashboardSection(props: DashboardSectionProps) {
  const { title, beside, aside, description, isDense = false, children } = props;
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      minW="0"
      p={{ base: '4', md: isDense ? '5' : '6' }}
    >
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex wrap="wrap" gap="3" align="center" minW="0">
          <Heading as="h2" id={id} size={isDense ? 'md' : 'lg'}>
            {title}
          </Heading>
          {beside}
        </Flex>
        {aside}
      </Flex>
      {description !== undefined && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {description}
        </Text>
      )}
      <Box mt={isDense ? '3' : '4'}>{children}</Box>
    </Box>
  );
}
