import { Box, Flex, Heading } from '@vcms/ui';
import { type ReactNode, useId } from 'react';

export interface ReviewCardProps {
  readonly title: string;
  /** At the other end of the title's line, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of a tab of the workbench, which draws the frame around it. */
export function ReviewCard({ title, aside, children }: ReviewCardProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="2">
        <Heading as="h2" id={id} size="sm">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}
