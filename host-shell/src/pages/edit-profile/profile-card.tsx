import { Card, Heading, Text } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface ProfileCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the profile page. */
export function ProfileCard({ title, description, children }: ProfileCardProps) {
  return (
    <Card.Root as="section" aria-label={title}>
      <Card.Header>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {description !== undefined && (
          <Text color="fg.muted" maxW="65ch">
            {description}
          </Text>
        )}
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  );
}
