import { useOpenDialog } from '@vcms/kits';
import { OverrideDialog, type OwnDemand, RevokeDialog } from '@vcms/kits/requirements';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { CopyDialog } from './copy-dialog.tsx';
import { limitSubject, type OverrideTarget } from './limit-subject.ts';
import { ownText } from './limit-words.ts';
import type { LimitsFile } from './use-limits-file.ts';

/** What the page's buttons ask for. */
export interface LimitsActions {
  /** Sets a demand, or changes the one that stands. */
  readonly set: (target: OverrideTarget, seen?: OwnDemand) => void;
  readonly revoke: (demand: OwnDemand) => void;
  readonly copy: () => void;
}

type Work =
  | { readonly kind: 'set'; readonly target: OverrideTarget; readonly seen: OwnDemand | undefined }
  | { readonly kind: 'revoke'; readonly demand: OwnDemand }
  | { readonly kind: 'copy' };

const ActionsContext = createContext<LimitsActions>({
  set: () => undefined,
  revoke: () => undefined,
  copy: () => undefined,
});

export function useLimitsActions(): LimitsActions {
  return useContext(ActionsContext);
}

function WorkDialog({
  work,
  ...rest
}: {
  readonly work: Work;
  readonly file: LimitsFile;
  readonly onClose: () => void;
}) {
  if (work.kind === 'set') {
    return <OverrideDialog subject={limitSubject(work.target, rest.file)} seen={work.seen} {...rest} />;
  }
  if (work.kind === 'copy') return <CopyDialog {...rest} />;
  return <RevokeDialog demand={work.demand} text={ownText(work.demand)} {...rest} />;
}

export interface LimitsActionsProviderProps {
  readonly file: LimitsFile;
  readonly children: ReactNode;
}

/** Opens the dialog that a button of the page asks for; one at a time. */
export function LimitsActionsProvider({ file, children }: LimitsActionsProviderProps) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const context = useMemo(
    (): LimitsActions => ({
      set: (target, seen) => startWork({ kind: 'set', target, seen }),
      revoke: (demand) => startWork({ kind: 'revoke', demand }),
      copy: () => startWork({ kind: 'copy' }),
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
