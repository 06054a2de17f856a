import type { CallableResponse } from '@vcms/domain';
import { formatDate } from '@vcms/domain';
import { useCopy } from '@vcms/kits';
import { Alert, Box, Button, Flex, Link, Stack, Text } from '@vcms/ui';
import { mailtoLink, printLetter } from './print-letter.ts';

export type SentLetter = CallableResponse<'brokerRequestCreate'>;

/** The letter as plain text. */
export function LetterText({ text }: { readonly text: string }) {
  return (
    <Box
      as="pre"
      tabIndex={0}
      role="region"
      aria-label="Letter"
      m="0"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.subtle"
      textStyle="sm"
      fontFamily="body"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxH="24rem"
      overflowY="auto"
    >
      {text}
    </Box>
  );
}

export interface LetterViewProps {
  readonly letter: SentLetter;
  /** '' when it is not known. */
  readonly brokerEmail: string;
  /** The product mailed it. */
  readonly mailed: boolean;
}

/** The letter once it has its link: to copy, print or mail. The link is shown this once; nothing stored holds it. */
export function LetterView({ letter, brokerEmail, mailed }: LetterViewProps) {
  const copy = useCopy();
  const { link, expiresOn, text } = letter;
  return (
    <Stack gap="4">
      <Alert.Root status="success" role="status">
        <Alert.Indicator />
        <Alert.Title>
          {mailed ? `The letter is on its way to ${brokerEmail}.` : 'The link is ready.'}{' '}
          {link === undefined
            ? 'It was made before. Send the request again to get a new link.'
            : `It takes files once, until ${formatDate(expiresOn)}. Copy it now: it is not shown again.`}
        </Alert.Title>
      </Alert.Root>
      {link !== undefined && (
        <Text textStyle="sm" overflowWrap="anywhere" aria-label="Link for the broker">
          {link}
        </Text>
      )}
      <Flex wrap="wrap" gap="2">
        {link !== undefined && (
          <Button size="sm" variant="outline" onClick={() => void copy(link, 'The link')}>
            Copy link
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => void copy(text, 'The letter')}>
          Copy letter
        </Button>
        <Button size="sm" variant="outline" onClick={() => printLetter(document, letter)}>
          Print
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link href={mailtoLink(brokerEmail, letter)}>Open in your mail program</Link>
        </Button>
      </Flex>
      <LetterText text={text} />
    </Stack>
  );
}
