import { useOpenDialog } from '@vcms/kits';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NotApplicableDialog } from './not-applicable-dialog.tsx';
import type { ProgramDossier, ProgramEntry } from './program-dossier.ts';
import type { ProgramMove } from './program-moves.ts';
import { VersionDialog } from './version-dialog.tsx';

type Ask = (move: ProgramMove, entry: ProgramEntry) => void;

const ActionsContext = createContext<Ask>(() => undefined);

/** Opens the dialog of a move. */
export function useProgramActions(): Ask {
  return useContext(ActionsContext);
}

interface Work {
  readonly move: ProgramMove;
  readonly entry: ProgramEntry;
}

interface WorkDialogProps {
  readonly work: Work;
  readonly file: ProgramDossier;
  readonly onClose: () => void;
}

function WorkDialog({ work: { move, entry }, file, onClose }: WorkDialogProps) {
  const [newest] = entry.versions;
  if ((move === 'withdraw' || move === 'delete') && newest !== undefined)
    return <MoveDialog move={move} version={newest} name={entry.title} onClose={onClose} />;
  if (move === 'appeal' && newest !== undefined)
    return <AppealDialog version={newest} name={entry.title} onClose={onClose} />;
  const isDeclared = move === 'continue' && newest?.declaredNotApplicable === true;
  if (move === 'not-applicable' || isDeclared) return <NotApplicableDialog {...{ entry, file, onClose }} />;
  return <VersionDialog {...{ entry, file, onClose }} />;
}

export interface ProgramActionsProviderProps {
  readonly file: ProgramDossier;
  readonly children: ReactNode;
}

/** Opens the dialog that a button of the page asks for; one at a time. */
export function ProgramActionsProvider({ file, children }: ProgramActionsProviderProps) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const [ask] = useState<Ask>(() => (move: ProgramMove, entry: ProgramEntry) => startWork({ move, entry }));
  return (
    <ActionsContext value={ask}>
      {children}
      {work !== undefined && <WorkDialog work={work} file={file} onClose={close} />}
    </ActionsContext>
  );
}
