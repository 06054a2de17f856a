import { Heading, List, Strong, Text } from '@vcms/ui';
import { Lexer, type Token } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { ArticleLink } from './article-link.tsx';

function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
}

/** Texts have no keys of their own; an article never changes while it is shown. */
function each(tokens: readonly Token[], view: (token: Token) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
  return tokens.map((token, at) => <Fragment key={at}>{view(token)}</Fragment>);
}

function inline(token: Token): ReactNode {
  const children = childrenOf(token);
  if (token.type === 'strong') return <Strong>{each(children, inline)}</Strong>;
  if (token.type === 'link')
    return <ArticleLink to={String(token.href)}>{each(children, inline)}</ArticleLink>;
  if (children.length > 0) return each(children, inline);
  return 'text' in token ? token.text : token.raw;
}

function block(token: Token): ReactNode {
  const children = childrenOf(token);
  if (token.type === 'space') return null;
  if (token.type === 'heading')
    return (
      <Heading as="h3" size="md" mt="2">
        {each(children, inline)}
      </Heading>
    );
  if (token.type === 'list') {
    const { ordered, items } = token as { ordered: boolean; items: readonly Token[] };
    return (
      <List.Root as={ordered ? 'ol' : 'ul'} ps="5" gap="1.5">
        {each(items, (item) => (
          <List.Item>{each(childrenOf(item), inline)}</List.Item>
        ))}
      </List.Root>
    );
  }
  return <Text>{children.length > 0 ? each(children, inline) : token.raw}</Text>;
}

export interface MarkdownProps {
  readonly text: string;
}

/**
 * An article's text as parts of the design system: paragraphs, headings, lists, bold, links. Whatever else stands in it, HTML
 * too, is shown as it was typed; nothing is handed to the browser as markup.
 */
export function Markdown({ text }: MarkdownProps) {
  const tokens = useMemo(() => Lexer.lex(text), [text]);
  return each(tokens, block);
}
