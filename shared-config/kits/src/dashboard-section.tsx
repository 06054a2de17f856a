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
  /** Absent: the title and what stands beside it say everything. */
  readonly children?: ReactNode;
}

/** A titled panel of a page. */
export function DashboardSection(props: DashboardSectionProps) {
  const { title, beside, aside, description, isDense = false, children } = props;
  const id = useId();
  const said = description !== undefined && (
    <Text mt={isDense ? '0' : '1'} textStyle="sm" color="fg.muted">
      {description}
    </Text>
  );
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      minW="0"
      px={{ base: '4', md: isDense ? '3.5' : '6' }}
      py={{ base: '4', md: isDense ? '2.5' : '6' }}
    >
      <Flex wrap="wrap" columnGap="3" rowGap={isDense ? '0' : '3'} align="center" justify="space-between">
        <Flex wrap="wrap" columnGap="3" rowGap={isDense ? '0' : '3'} align="center" minW="0">
          <Heading as="h2" id={id} size={isDense ? 'md' : 'lg'}>
            {title}
          </Heading>
          {beside}
          {isDense && said}
        </Flex>
        {aside}
      </Flex>
      {!isDense && said}
      {children !== undefined && <Box mt={isDense ? '1.5' : '4'}>{children}</Box>}
    </Box>
  );
}
