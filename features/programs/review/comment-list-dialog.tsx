import type { StoredRecord } from '@vcms/data';
import type { SavedComment } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { ConfirmWriteDialog } from '@vcms/kits/form';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { deleteComment } from '../data/saved-comments.ts';
import { commentsFor } from '../model/saved-comments.ts';

type StoredComment = StoredRecord<SavedComment>;

export interface CommentListDialogProps {
  readonly comments: readonly StoredComment[];
  readonly elementId: string;
  readonly onChange: (comment: StoredComment) => void;
  readonly onClose: () => void;
}

function Row(props: {
  readonly comment: StoredComment;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const { comment, onEdit, onDelete } = props;
  const name = <VisuallyHidden>: {comment.text}</VisuallyHidden>;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0' }}>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {comment.text}
      </Text>
      <Flex mt="1" gap="2" wrap="wrap" align="center">
        <Text textStyle="xs" color="fg.muted" flex="1" minW="8rem">
          {comment.elementId === undefined ? 'For every element' : 'For this element'}
        </Text>
        <Button size="xs" variant="outline" onClick={onEdit}>
          Edit{name}
        </Button>
        <Button size="xs" variant="outline" colorPalette="red" onClick={onDelete}>
          Delete{name}
        </Button>
      </Flex>
    </Box>
  );
}

/** The saved comments that an element shows, to edit or delete. */
export function CommentListDialog({ comments, elementId, onChange, onClose }: CommentListDialogProps) {
  const { firestore } = useBackend();
  const [leaving, setLeaving] = useState<StoredComment>();
  const shown = commentsFor(comments, elementId);
  if (leaving !== undefined)
    return (
      <ConfirmWriteDialog
        title="Delete this saved comment?"
        verb="Delete"
        done="The saved comment is deleted."
        change={() => deleteComment(firestore, leaving.id)}
        onClose={onClose}
      >
        <Text whiteSpace="pre-line">{leaving.text}</Text>
        <Text mt="2" color="fg.muted">
          No reviewer can insert it any more. Reviews that were written with it stay as they are.
        </Text>
      </ConfirmWriteDialog>
    );
  return (
    <ReadingDialog title="Saved comments" size="lg" isOnce onClose={onClose}>
      {shown.length === 0 && <Text>Nothing is saved. Save a comment, and it appears here.</Text>}
      <Box as="ul" aria-label="Saved comments" m="0" p="0">
        {shown.map((comment) => (
          <Row
            key={comment.id}
            comment={comment}
            onEdit={() => onChange(comment)}
            onDelete={() => setLeaving(comment)}
          />
        ))}
      </Box>
    </ReadingDialog>
  );
}
