import { Box, Button, Flex, Heading, Text } from '@vcms/ui';
import { QrCode } from '@vcms/ui/qr-code';
import { Photo } from './photo.tsx';
import type { OwnTerms } from './use-own-terms.ts';
import type { PersonFile } from './use-person-file.ts';

export interface BadgeProps {
  readonly file: PersonFile;
  readonly terms: OwnTerms;
  /** Of the product, such as https://vcms.example: the code leads there. */
  readonly origin: string;
  readonly print: () => void;
}

/** A card to print: name, company, photo, and a code that leads to the gate page, which asks for a sign-in. */
export function Badge({ file, terms, origin, print }: BadgeProps) {
  const { person, contractorName, assignment } = file;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Box>
      <Flex
        as="section"
        aria-label={`Badge of ${name}`}
        gap="5"
        p="5"
        borderWidth="1px"
        borderRadius="xl"
        bg="bg.panel"
        maxW="30rem"
        align="flex-start"
        wrap="wrap"
      >
        <Photo contractorId={assignment.contractorId} documentId={person.photo} name={name} />
        <Box flex="1 1 9rem" minW="0">
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text fontWeight="medium">{contractorName}</Text>
          <Text color="fg.muted">{person.jobRole}</Text>
          {person.badgeNo !== '' && <Text textStyle="sm">Badge {person.badgeNo}</Text>}
          <Text mt="2" textStyle="sm" color="fg.muted">
            {terms.clientName}
          </Text>
        </Box>
        <Box boxSize="32" flexShrink="0">
          <QrCode text={`${origin}/work-manager/${person.id}`} label={`Code of the gate page of ${name}`} />
        </Box>
      </Flex>
      <Text mt="3" textStyle="sm" color="fg.muted" data-print="hide">
        The code says nothing by itself: it leads to a page that asks for a sign-in and says whether this
        person is ready.
      </Text>
      <Button mt="3" onClick={print} data-print="hide">
        Print the badge
      </Button>
    </Box>
  );
}
