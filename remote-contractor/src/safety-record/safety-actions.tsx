import { useOpenDialog } from '@vcms/kits';
import type { ConfirmedMove } from '@vcms/kits/form';
import type { SafetyKind } from '@vcms/safety-record/data';
import {
  EmrDialog,
  type SafetyDossier,
  type StoredEmr,
  type StoredNotRated,
  type StoredYear,
  YearDialog,
  type YearStart,
} from '@vcms/safety-record/editor';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { NotRatedDialog } from './emr/not-rated-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { RecordMove } from './record-moves.ts';

/** A stored record of the page, with what it is. */
export type AnyRecord =
  | { readonly kind: 'oshaYears'; readonly record: StoredYear }
  | { readonly kind: 'emr'; readonly record: StoredEmr }
  | { readonly kind: 'notRated'; readonly record: StoredNotRated };

/** What the page's buttons ask for. */
export interface SafetyActions {
  /** A new year, or one that begins with what was imported; with `seen` it replaces what is there. */
  readonly enterYear: (start: YearStart, seen?: StoredYear) => void;
  readonly addEmr: () => void;
  readonly declareNotRated: () => void;
  readonly move: (move: RecordMove, target: AnyRecord, name: string) => void;
}

type Work =
  | { readonly kind: 'year'; readonly start: YearStart; readonly seen: StoredYear | undefined }
  | { readonly kind: 'emr'; readonly seen: StoredEmr | undefined }
  | { readonly kind: 'notRated'; readonly seen: StoredNotRated | undefined }
  | {
      readonly kind: 'move';
      readonly move: ConfirmedMove;
      readonly place: { readonly kind: SafetyKind; readonly id: string };
      readonly name: string;
    };

const ActionsContext = createContext<SafetyActions>({
  enterYear: () => undefined,
  addEmr: () => undefined,
  declareNotRated: () => undefined,
  move: () => undefined,
});

export function useSafetyActions(): SafetyActions {
  return useContext(ActionsContext);
}

function editing(target: AnyRecord): Work {
  if (target.kind === 'oshaYears') return { kind: 'year', start: target.record, seen: target.record };
  if (target.kind === 'emr') return { kind: 'emr', seen: target.record };
  return { kind: 'notRated', seen: target.record };
}

interface WorkDialogProps {
  readonly work: Work;
  readonly file: SafetyDossier;
  readonly onClose: () => void;
}

function WorkDialog({ work, file, onClose }: WorkDialogProps) {
  if (work.kind === 'year') return <YearDialog {...{ file, onClose }} start={work.start} seen={work.seen} />;
  if (work.kind === 'emr') return <EmrDialog {...{ file, onClose }} seen={work.seen} />;
  if (work.kind === 'notRated') return <NotRatedDialog {...{ file, onClose }} seen={work.seen} />;
  return <MoveDialog move={work.move} place={work.place} name={work.name} onClose={onClose} />;
}

export interface SafetyActionsProviderProps {
  readonly file: SafetyDossier;
  readonly children: ReactNode;
}

/** Opens the dialog that a button of the page asks for; one at a time. */
export function SafetyActionsProvider({ file, children }: SafetyActionsProviderProps) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const context = useMemo(
    (): SafetyActions => ({
      enterYear: (start, seen) => startWork({ kind: 'year', start, seen }),
      addEmr: () => startWork({ kind: 'emr', seen: undefined }),
      declareNotRated: () => startWork({ kind: 'notRated', seen: undefined }),
      move(move, target, name) {
        if (move !== 'withdraw' && move !== 'delete') return startWork(editing(target));
        startWork({ kind: 'move', move, place: { kind: target.kind, id: target.record.id }, name });
      },
    }),
    [startWork],
  );
  return (
    <ActionsContext value={context}>
      {children}
      {work !== undefined && <WorkDialog work={work} file={file} onClose={close} />}
    </ActionsContext>
  );
}
