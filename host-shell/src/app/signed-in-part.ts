import { createShellRuntime, type RuntimeContext } from './create-shell-runtime.ts';
import { GuestShell } from './guest-shell.tsx';
import type { EntryServices, ShellServices } from './shell-services.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/** Everything behind the sign-in page: frame, menu, pages, and the hold on the remotes. */
export interface SignedInPart {
  readonly services: ShellServices;
  readonly SignedInShell: typeof SignedInShell;
  readonly GuestShell: typeof GuestShell;
}

/** Reached by a dynamic import only: none of it is needed to sign in. */
export function createSignedInPart(entry: EntryServices, context: RuntimeContext): SignedInPart {
  return { services: { ...entry, runtime: createShellRuntime(context) }, SignedInShell, GuestShell };
}
