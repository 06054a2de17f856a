import type { SessionState, SignedOutReason } from '../auth/session-state.ts';
import { FormMessage } from './form-message.tsx';

const TEXTS: Readonly<Record<SignedOutReason, string>> = {
  none: '',
  'signed-out': 'You have been signed out.',
  'session-ended': 'You have been signed out. Sign in again to go on.',
  'check-failed': 'Your sign-in could not be checked. Check your connection and sign in again.',
  'access-changed': 'Your role or company was changed. Sign in again to go on.',
  disabled: 'This account is disabled. Contact support.',
  'company-closed': "Your company's access is suspended. Contact support to go on.",
};

/** Tells a visitor of /login/ why they are here; nothing when they came by themselves. */
export function SignedOutMessage({ session }: { readonly session: SessionState }) {
  if (session.kind !== 'out' || session.reason === 'none') return null;
  const kind = ['disabled', 'company-closed'].includes(session.reason) ? 'error' : 'info';
  return <FormMessage kind={kind}>{TEXTS[session.reason]}</FormMessage>;
}
