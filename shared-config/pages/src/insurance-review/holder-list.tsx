import type { Engagement, PolicyHolder } from '@vcms/domain';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { ReviewCard } from './review-card.tsx';

export interface HolderListProps {
  readonly holders: readonly PolicyHolder[];
  readonly engagements: readonly Engagement[];
  readonly show: (documentId: string, label: string) => void;
}

/** Certificates made out to one client each. */
export function HolderList({ holders, engagements, show }: HolderListProps) {
  if (holders.length === 0) return null;
  return (
    <ReviewCard title="Certificate holders">
      <Box as="ul" m="0" p="0">
        {holders.map(({ clientId, certificateDocId }) => {
          const name = engagements.find((one) => one.clientId === clientId)?.clientName ?? 'Another client';
          return (
            <Flex
              as="li"
              key={clientId}
              listStyleType="none"
              align="center"
              justify="space-between"
              gap="3"
              py="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Text>{name}</Text>
              {certificateDocId === undefined ? (
                <Text textStyle="sm" color="fg.muted">
                  No certificate
                </Text>
              ) : (
                <Button
                  size="xs"
                  variant="outline"
                  onClick={() => show(certificateDocId, `Certificate for ${name}`)}
                >
                  Show page
                  <VisuallyHidden>: certificate for {name}</VisuallyHidden>
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
    </ReviewCard>
  );
}
