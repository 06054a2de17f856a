import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { KnownIconName } from '../icons/icon-set.ts';

export interface EmptyStateProps {
  /** What is empty, as a short sentence. */
  readonly title: string;
  /** What to do next. */
  readonly description?: ReactNode;
  readonly icon?: KnownIconName;
  readonly action?: ReactNode;
  /** Level of the title; default 2. */
  readonly level?: 2 | 3;
}

/** Stands in for a list or page with nothing in it. */
export function EmptyState({ title, description, icon = 'inbox', action, level = 2 }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="6" py="12" gap="4">
      <Flex boxSize="14" align="center" justify="center" borderRadius="full" bg="bg.muted" color="fg.muted">
        <Icon name={icon} size="1.75rem" />
      </Flex>
      <Flex direction="column" gap="1.5" maxW="42ch">
        <Heading as={`h${level}`} size="lg">
          {title}
        </Heading>
        {description !== undefined && <Text color="fg.muted">{description}</Text>}
      </Flex>
      {action}
    </Flex>
  );
}
