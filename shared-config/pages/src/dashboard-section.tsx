import { Box, Heading, Text } from '@vcms/ui';
import { type ReactNode, useId } from 'react';

export interface DashboardSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A titled panel of a dashboard. */
export function DashboardSection({ title, description, children }: DashboardSectionProps) {
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
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" id={id} size="lg">
        {title}
      </Heading>
      {description !== undefined && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {description}
        </Text>
      )}
      <Box mt="4">{children}</Box>
    </Box>
  );
}
