import { useNotify } from '@vcms/sdk';
import { Box, Button, Icon, Menu, Portal, VisuallyHidden } from '@vcms/ui';
import { commentProblem, commentsFor, withSavedComment } from '../model/saved-comments.ts';
import { type SavedComments, useSavedComments } from './saved-comments.tsx';

export interface SavedCommentsMenuProps {
  readonly elementId: string;
  /** What a reviewer looks for in the element: says which menu this is. */
  readonly elementText: string;
  readonly typed: string;
  readonly onInsert: (comment: string) => void;
}

const TOO_LONG = 'Both together are longer than 1000 characters. Shorten the comment, then insert it again.';

/** What stands in the menu instead of comments. */
function emptyText({ kind }: SavedComments): string {
  if (kind === 'loading') return 'Loading.';
  if (kind === 'failed') return 'Saved comments cannot be read. Check your connection, then reload the page.';
  return 'Nothing is saved for this element yet.';
}

/** Inserts what one's own side has written before; saves what is typed to be used again. Nothing where nothing can be answered. */
export function SavedCommentsMenu(props: SavedCommentsMenuProps) {
  const { elementId, elementText, typed, onInsert } = props;
  const saved = useSavedComments();
  const notify = useNotify();
  if (saved === undefined) return null;
  const shown = commentsFor(saved.all, elementId);
  const isKept = shown.some(({ text }) => text === typed.trim());

  function insert(text: string): void {
    const comment = withSavedComment(typed, text);
    if (comment === undefined) notify.show({ kind: 'error', message: TOO_LONG });
    else onInsert(comment);
  }

  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="2xs" variant="ghost" alignSelf="flex-start">
          Saved comments
          <VisuallyHidden>: {elementText}</VisuallyHidden>
          <Icon name="chevron-down" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="min(28rem, 90vw)" maxH="20rem" overflowY="auto">
            {shown.map(({ id, text }) => (
              <Menu.Item key={id} value={id} onClick={() => insert(text)}>
                <Box lineClamp="3" overflowWrap="anywhere">
                  {text}
                </Box>
              </Menu.Item>
            ))}
            {shown.length === 0 && (
              <Menu.Item value="none" disabled>
                {emptyText(saved)}
              </Menu.Item>
            )}
            <Menu.Separator />
            <Menu.Item
              value="save"
              disabled={isKept || commentProblem(typed) !== undefined}
              onClick={() => saved.open({ elementId, text: typed.trim() })}
            >
              Save this comment
            </Menu.Item>
            {shown.length > 0 && (
              <Menu.Item value="edit" onClick={() => saved.open({ list: elementId })}>
                Edit saved comments
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
