import { Box, Heading, Link, List, Span, Stack, Strong, Text } from '@vcms/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type Block, messageBlocks, type Piece } from '../model/index.ts';

/** Texts have no keys of their own; their order never changes while they are shown. */
function each<T>(all: readonly T[], view: (one: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a message is drawn anew as a whole
  return all.map((one, at) => <Fragment key={at}>{view(one)}</Fragment>);
}

function inline(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <Strong>{each(piece.pieces, inline)}</Strong>;
    case 'em':
      return <Span fontStyle="italic">{each(piece.pieces, inline)}</Span>;
    default:
      return (
        <Link href={piece.href} target="_blank" rel="noopener noreferrer" textDecoration="underline">
          {each(piece.pieces, inline)}
        </Link>
      );
  }
}

function blockView(block: Block): ReactNode {
  if (block.kind === 'heading')
    return (
      <Heading as="h3" size="md" mt="2">
        {each(block.pieces, inline)}
      </Heading>
    );
  if (block.kind === 'paragraph') return <Text>{each(block.pieces, inline)}</Text>;
  return (
    <List.Root as={block.ordered ? 'ol' : 'ul'} ps="5" gap="1">
      {each(block.items, (item) => (
        <List.Item>{each(item, inline)}</List.Item>
      ))}
    </List.Root>
  );
}

/** A message as its readers see it: parts of the design system, no markup of its own. */
export function MessageView({ text }: { readonly text: string }) {
  const blocks = useMemo(() => messageBlocks(text), [text]);
  return (
    <Box overflowWrap="anywhere" whiteSpace="pre-line">
      <Stack gap="3">{each(blocks, blockView)}</Stack>
    </Box>
  );
}
