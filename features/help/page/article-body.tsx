import { List, Strong, Text } from '@vcms/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type ArticleBlock, articleBlocks, type InlinePart } from '../model/article-blocks.ts';
import { ArticleLink } from './article-link.tsx';

/** Texts have no keys of their own; an article never changes while it is shown. */
function each<Part>(parts: readonly Part[], view: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
  return parts.map((part, at) => <Fragment key={at}>{view(part)}</Fragment>);
}

function inline(part: InlinePart): ReactNode {
  if (part.kind === 'text') return part.text;
  const words = each(part.parts, inline);
  return part.kind === 'strong' ? (
    <Strong>{words}</Strong>
  ) : (
    <ArticleLink to={part.href}>{words}</ArticleLink>
  );
}

function block(part: ArticleBlock): ReactNode {
  if (part.kind === 'paragraph') return <Text>{each(part.parts, inline)}</Text>;
  return (
    <List.Root as={part.ordered ? 'ol' : 'ul'} ps="5" gap="1.5">
      {each(part.items, (item) => (
        <List.Item>{each(item, inline)}</List.Item>
      ))}
    </List.Root>
  );
}

/** An article's text as parts of the design system; nothing is handed to the browser as markup. */
export function ArticleBody({ text }: { readonly text: string }) {
  const blocks = useMemo(() => articleBlocks(text), [text]);
  return each(blocks, block);
}
