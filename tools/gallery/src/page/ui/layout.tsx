import {
  Box,
  type BoxProps,
  Center,
  Container,
  Flex,
  Grid,
  GridItem,
  HStack,
  Image,
  SimpleGrid,
  Spacer,
  Stack,
  VStack,
  Wrap,
} from '@vcms/ui';
import { QrCode } from '@vcms/ui/qr-code';
import { Columns, Panel, Part, Shown } from '../shown.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="teal" d="M0 0h4v2H0z"/></svg>',
)}`;

function Tile(props: BoxProps) {
  return <Box bg="colorPalette.muted" borderRadius="md" px="2" py="1" {...props} />;
}

function Three() {
  return ['One', 'Two', 'Three'].map((word) => <Tile key={word}>{word}</Tile>);
}

export function Layout() {
  return (
    <Shown>
      <Columns>
        <Panel name="Stack">
          <Stack>
            <Three />
          </Stack>
        </Panel>
        <Panel name="VStack">
          <VStack>
            <Three />
          </VStack>
        </Panel>
        <Panel name="HStack">
          <HStack>
            <Three />
          </HStack>
        </Panel>
        <Panel name="Wrap">
          <Wrap>
            <Three />
          </Wrap>
        </Panel>
        <Panel name="Flex, Spacer">
          <Flex>
            <Tile>Start</Tile>
            <Spacer />
            <Tile>End</Tile>
          </Flex>
        </Panel>
        <Panel name="Grid, GridItem">
          <Grid templateColumns="repeat(3, 1fr)" gap="2">
            <GridItem colSpan={2}>
              <Tile>Two wide</Tile>
            </GridItem>
            <Three />
          </Grid>
        </Panel>
        <Panel name="SimpleGrid">
          <SimpleGrid columns={2} gap="2">
            <Three />
          </SimpleGrid>
        </Panel>
        <Panel name="Center">
          <Center h="16" bg="bg.muted">
            <Tile>Middle</Tile>
          </Center>
        </Panel>
        <Panel name="Image">
          <Image src={PICTURE} alt="A picture" h="16" borderRadius="md" />
        </Panel>
        <Panel name="QrCode">
          <Box w="24">
            <QrCode text="https://example.test/gate/42" label="The way to the gate list" />
          </Box>
        </Panel>
      </Columns>
      <Part name="Container">
        <Container bg="bg.muted" maxW="30rem" py="2">
          <Tile>As wide as it may be</Tile>
        </Container>
      </Part>
    </Shown>
  );
}
