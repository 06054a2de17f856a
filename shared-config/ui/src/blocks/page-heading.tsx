import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface PageHeadingProps {
  /** The page's name: its only h1. The shell moves focus here after a navigation. */
  readonly title: string;
  /** One plain sentence: what the page is for. */
  readonly description?: ReactNode;
  /** Buttons of the page, the primary one last. */
  readonly actions?: ReactNode;
  /** A smaller title with the sentence beside it: for pages that are looked at as a whole. */
  readonly isDense?: boolean;
}

/** What every page of a remote shows at the end of its heading, such as the search; undefined: nothing. */
export const HeadingExtra = createContext<ReactNode>(undefined);

/** What every page of a remote shows beside its title, such as its help; undefined: nothing. */
export const HeadingHelp = createContext<ComponentType<{ readonly title: string }> | undefined>(undefined);

/** Top of every page. */
export function PageHeading(props: PageHeadingProps) {
  const extra = use(HeadingExtra);
  if (extra === undefined) return <OwnHeading {...props} />;
  return (
    <Flex gap="3" align="flex-start">
      <Box flex="1" minW="0">
        <OwnHeading {...props} />
      </Box>
      {extra}
    </Flex>
  );
}

function OwnHeading({ title, description, actions, isDense = false }: PageHeadingProps) {
  const Help = use(HeadingHelp);
  return (
    <Flex
      as="header"
      align="flex-start"
      justify="space-between"
      wrap="wrap"
      columnGap="6"
      rowGap="4"
      mb={isDense ? '3' : '7'}
    >
      <Flex
        minW="0"
        flex="1 1 18rem"
        minH={isDense ? '9' : undefined}
        direction={isDense ? 'row' : 'column'}
        wrap={isDense ? 'wrap' : undefined}
        align={isDense ? 'center' : undefined}
        columnGap="4"
      >
        <Flex align="flex-start" gap="1">
          <Heading as="h1" size={isDense ? '2xl' : '3xl'} lineHeight="1.2" minW="0" tabIndex={-1}>
            {title}
          </Heading>
          {Help !== undefined && <Help title={title} />}
        </Flex>
        {description !== undefined && (
          <Text minW="0" mt={isDense ? '0' : '1.5'} color="fg.muted" maxW="65ch">
            {description}
          </Text>
        )}
      </Flex>
      {actions !== undefined && (
        <Flex gap="3" wrap="wrap" data-print="hide">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
