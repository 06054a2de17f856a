import type { RemoteProps } from '@vcms/contract';
import { createContext, useContext } from 'react';

/** Carries what the shell handed over through the remote's own React root; it never crosses to another root. */
export const RemoteContext = createContext<RemoteProps | undefined>(undefined);

/** What the shell handed over. Throws outside a remote's root. */
export function useRemoteProps(): RemoteProps {
  const props = useContext(RemoteContext);
  if (props === undefined)
    throw new Error('The hooks of @vcms/sdk work only below defineRemoteApp or renderWithShell.');
  return props;
}
