import { Box, Flex, Heading } from '@vcms/ui';
import { type ReactNode, useId } from 'react';

export interface ReviewCardProps {
  readonly title: string;
  /** Beside the title, such as a chip. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of the workbench, close to the next: the reviewer looks at all of them at once. */
export function ReviewCard({ title, aside, children }: ReviewCardProps) {
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
      p={{ base: '4', md: '5' }}
    >
      <Flex wrap="wrap" gap="2" align="center" justify="space-between" mb="3">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}
