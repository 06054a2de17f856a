import type { LeaveGuard } from '@vcms/contract';
import { useEffect, useRef } from 'react';
import { useRemoteProps } from './remote-context.ts';

const QUESTION = 'Your changes are not saved. Leave this page and lose them?';

/**
 * While `dirty`, the shell asks before it leaves the page, signs out or closes the tab. `ask` may put the question in
 * another way; it answers true when leaving is fine.
 */
export function useLeaveGuard(dirty: boolean, ask: LeaveGuard = askInBrowser): void {
  const { shell } = useRemoteProps();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => (dirty ? shell.addLeaveGuard((to) => latest.current(to)) : undefined), [dirty, shell]);
}

function askInBrowser(): boolean {
  return window.confirm(QUESTION);
}
