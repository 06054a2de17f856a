import { Heading, HiddenWords, Link, List, Separator, Span, Strong, Text, VisuallyHidden } from '@vcms/ui';
import { Columns, FOCUSED, HOVERED, LONG, LONG_WORD, Part, Row, Shown } from '../shown.tsx';

const HEADINGS = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
const TEXTS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function Texts() {
  return (
    <Shown>
      <Columns>
        <Part name="Heading">
          {HEADINGS.map((size) => (
            <Heading key={size} as="h3" size={size} mb="1">
              Insurance
            </Heading>
          ))}
        </Part>
        <Part name="Text">
          {TEXTS.map((size) => (
            <Text key={size} textStyle={size}>
              Valid until 06/30/2026
            </Text>
          ))}
          <Text color="fg.muted">Said besides</Text>
          <Text color="fg.error">What is wrong</Text>
          <Text color="fg.warning">What ends soon</Text>
          <Text color="fg.success">What is met</Text>
          <Text color="fg.info">What is worth knowing</Text>
        </Part>
        <Part name="Strong, Span, weights">
          <Text>
            The limit is <Strong>$2,000,000</Strong>, <Span color="fg.muted">each occurrence</Span>.
          </Text>
          <Text fontWeight="medium">Medium</Text>
          <Text fontWeight="semibold">Semibold</Text>
          <Text fontWeight="bold">Bold</Text>
          <Text fontVariantNumeric="tabular-nums">1,111,111 of 4,444,444</Text>
          <Text>
            Read out only: <VisuallyHidden>nothing is to be seen here</VisuallyHidden>
            <HiddenWords>, nor here</HiddenWords>.
          </Text>
        </Part>
        <Part name="List">
          <List.Root ps="5">
            <List.Item>Certificate of insurance</List.Item>
            <List.Item>OSHA 300A of the last three years</List.Item>
            <List.Item>{LONG}</List.Item>
          </List.Root>
        </Part>
      </Columns>
      <Row name="Link">
        <Link href="#here">Open record</Link>
        <Link href="#here" {...HOVERED}>
          Hovered
        </Link>
        <Link href="#here" {...FOCUSED}>
          Focused
        </Link>
        <Link href="#here" variant="underline">
          Underlined
        </Link>
        <Link href="#here" colorPalette="gray">
          Gray
        </Link>
      </Row>
      <Part name="Separator">
        <Separator />
      </Part>
      <Part name="Long words">
        <Text maxW="18rem" overflowWrap="anywhere">
          {LONG} {LONG_WORD}
        </Text>
      </Part>
    </Shown>
  );
}
