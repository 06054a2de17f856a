import { type StoredRecord, useLiveQuery } from '@vcms/data';
import type { SavedComment } from '@vcms/domain';
import { itemsOf, useOpenDialog } from '@vcms/kits';
import { reviewSideOf } from '@vcms/kits/review';
import { useBackend, useSession } from '@vcms/sdk';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { savedCommentsQuery } from '../data/saved-comments.ts';
import { CommentDialog, type CommentWork } from './comment-dialog.tsx';
import { CommentListDialog } from './comment-list-dialog.tsx';

type StoredComment = StoredRecord<SavedComment>;

/** What one's own side keeps about the program under review. */
export interface SavedComments {
  readonly kind: 'loading' | 'failed' | 'ready';
  readonly all: readonly StoredComment[];
  readonly open: (work: Work) => void;
}

/** `list`: all comments that an element shows; else one of them, or a new one, in a form. */
type Work = { readonly list: string } | CommentWork;

const CommentsContext = createContext<SavedComments | undefined>(undefined);

/** Undefined where nothing can be answered. */
export function useSavedComments(): SavedComments | undefined {
  return useContext(CommentsContext);
}

export interface SavedCommentsProviderProps {
  readonly programId: string;
  readonly children: ReactNode;
}

/** Reads the saved comments of a program once for all its elements, and holds the dialog in which they are kept. */
export function SavedCommentsProvider({ programId, children }: SavedCommentsProviderProps) {
  const { firestore } = useBackend();
  const { scope: owner } = reviewSideOf(useSession());
  const state = useLiveQuery(savedCommentsQuery(firestore, owner, programId));
  const [work, open, close] = useOpenDialog<Work>();
  const value = useMemo(() => ({ kind: state.kind, all: itemsOf(state), open }), [state, open]);
  return (
    <CommentsContext value={value}>
      {children}
      {work !== undefined && 'list' in work && (
        <CommentListDialog
          comments={value.all}
          elementId={work.list}
          onChange={(comment) => open({ elementId: work.list, text: comment.text, comment })}
          onClose={close}
        />
      )}
      {work !== undefined && !('list' in work) && (
        <CommentDialog owner={owner} programId={programId} work={work} onClose={close} />
      )}
    </CommentsContext>
  );
}
