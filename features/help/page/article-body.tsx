import { List, Strong, Text } from '@vcms/ui';
import { Fragment, type ReactNode } from 'react';
import { type ArticleBlock, type InlinePart, isParagraph } from '../model/article-blocks.ts';
import { ArticleLink } from './article-link.tsx';

/** Texts have no keys of their own; an article never changes while it is shown. */
function each<Part>(parts: readonly Part[], view: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
  return parts.map((part, at) => <Fragment key={at}>{view(part)}</Fragment>);
}

function inline(part: InlinePart): ReactNode {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <Strong>{each(part.strong, inline)}</Strong>;
  return <ArticleLink to={part.href}>{each(part.words, inline)}</ArticleLink>;
}

function block(part: ArticleBlock): ReactNode {
  if (isParagraph(part)) return <Text>{each(part, inline)}</Text>;
  return (
    <List.Root as={part.ordered ? 'ol' : 'ul'} ps="5" gap="1.5">
      {each(part.items, (item) => (
        <List.Item>{each(item, inline)}</List.Item>
      ))}
    </List.Root>
  );
}

/** An article's text as parts of the design system; nothing is handed to the browser as markup. */
export function ArticleBody({ blocks }: { readonly blocks: readonly ArticleBlock[] }) {
  return each(blocks, block);
}
