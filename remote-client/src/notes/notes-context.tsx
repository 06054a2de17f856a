import { pinNote, retractNote, useLiveQueries, usersOfCompanyQuery } from '@vcms/data';
import { may } from '@vcms/domain';
import { useOpenDialog } from '@vcms/kits';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { QuestionDialog, type QuestionTexts } from '@vcms/ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { NoteDialog, type NoteWork } from './note-dialog.tsx';
import type { StoredNote } from './note-timeline.ts';

/** What the notes of one contractor can be asked for. */
export interface Notes {
  readonly userId: string;
  readonly now: () => Date;
  readonly maySharePin: boolean;
  /** "You", a colleague's name, the firm; undefined where the reader may not know. */
  readonly nameOf: (uid: string | undefined) => string | undefined;
  readonly open: (work: NoteWork) => void;
  readonly pin: (note: StoredNote) => void;
  readonly retract: (note: StoredNote) => void;
}

const NotesContext = createContext<Notes | undefined>(undefined);

export function useNotes(): Notes {
  const notes = useContext(NotesContext);
  if (notes === undefined) throw new Error('Notes are shown inside of NotesProvider.');
  return notes;
}

const RETRACT: QuestionTexts = {
  title: 'Retract this note?',
  text: 'Its text is removed for everybody. A line stays that says a note was here.',
  yes: 'Retract',
  no: 'Keep it',
};

/** Colleagues' names, for those who may read them. */
function useNames(): Notes['nameOf'] {
  const { firestore } = useBackend();
  const { userId, companyId, role } = useSession();
  const mayRead = may(role, 'shareNotes');
  const people = useLiveQueries(mayRead ? [usersOfCompanyQuery(firestore, companyId)] : []);
  return useCallback(
    (uid) => {
      if (uid === userId) return 'You';
      if (!mayRead || people.kind !== 'ready') return undefined;
      const person = people.items.find(({ id }) => id === uid);
      return person === undefined ? 'Customer service' : `${person.firstName} ${person.lastName}`;
    },
    [userId, mayRead, people],
  );
}

export interface NotesProviderProps {
  readonly contractorId: string;
  /** Whether the contractor still hears of the client: not once the relation is declined or over. */
  readonly maySpeak: boolean;
  readonly now: () => Date;
  readonly children: ReactNode;
}

/** Opens what a button of a note asks for; one dialog at a time. */
export function NotesProvider({ contractorId, maySpeak, now, children }: NotesProviderProps) {
  const { firestore } = useBackend();
  const { userId, companyId, role } = useSession();
  const notify = useNotify();
  const nameOf = useNames();
  const [work, startWork, close] = useOpenDialog<NoteWork>();
  const [isAsking, setAsking] = useState(false);

  const settle = useCallback(
    async (result: ReturnType<typeof pinNote>, done: string): Promise<void> => {
      const outcome = await result;
      notify.show(
        outcome.kind === 'failed'
          ? { kind: 'error', message: outcome.failure.message }
          : { kind: 'success', message: done },
      );
    },
    [notify],
  );
  // The dialog answers "no" whenever it gets another answerer, so this one stays the same.
  const asked = useRef<StoredNote>(undefined);
  const answer = useCallback(
    (yes: boolean) => {
      const note = asked.current;
      asked.current = undefined;
      if (yes && note !== undefined) {
        void settle(retractNote({ firestore, uid: userId }, note.id), 'Note retracted.');
      }
      setAsking(false);
    },
    [settle, firestore, userId],
  );
  const context = useMemo(
    (): Notes => ({
      ...{ userId, now, nameOf },
      maySharePin: may(role, 'shareNotes'),
      open: startWork,
      pin: ({ id, pinned }) =>
        void settle(
          pinNote({ firestore, uid: userId }, id, !pinned),
          pinned ? 'Note unpinned.' : 'Note pinned.',
        ),
      retract: (note) => {
        asked.current = note;
        setAsking(true);
      },
    }),
    [userId, now, nameOf, role, settle, firestore, startWork],
  );
  return (
    <NotesContext value={context}>
      {children}
      {work !== undefined && (
        <NoteDialog {...{ work, contractorId, maySpeak }} clientId={companyId} onClose={close} />
      )}
      <QuestionDialog question={isAsking ? RETRACT : undefined} onAnswer={answer} />
    </NotesContext>
  );
}
