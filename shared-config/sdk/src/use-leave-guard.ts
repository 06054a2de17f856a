import { LEAVE_QUESTION, type LeaveGuard } from '@vcms/contract';
import { useEffect, useRef } from 'react';
import { useRemoteProps } from './remote-context.ts';

/**
 * While `dirty`, the shell asks before it leaves the page or signs out; before the tab closes the browser asks in its own
 * words. `ask` may put the question in another way; it answers true when leaving is fine.
 */
export function useLeaveGuard(dirty: boolean, ask?: LeaveGuard): void {
  const { shell } = useRemoteProps();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!dirty) return;
    return shell.addLeaveGuard((to) => latest.current?.(to) ?? shell.ask(LEAVE_QUESTION));
  }, [dirty, shell]);
}
