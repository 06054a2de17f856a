import type { RoleCode } from '@vcms/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** The role and the action that changes it (specification, section 3, "Role state"). */
export interface RoleState {
  /** undefined: signed out, or a role that has no menu here. */
  readonly role: RoleCode | undefined;
  readonly setRole: (role: RoleCode | undefined) => void;
}

const RoleContext = createContext<RoleState | undefined>(undefined);

export interface RoleProviderProps {
  /** The session's role; a change of it replaces the current value. */
  readonly sessionRole: RoleCode | undefined;
  readonly children: ReactNode;
}

/** Holds the one role value. It stays inside the shell; remotes read the session store. */
export function RoleProvider({ sessionRole, children }: RoleProviderProps): ReactNode {
  const [role, setRole] = useState(sessionRole);
  const [fedRole, setFedRole] = useState(sessionRole);
  if (fedRole !== sessionRole) {
    setFedRole(sessionRole);
    setRole(sessionRole);
  }
  return <RoleContext.Provider value={{ role, setRole }}>{children}</RoleContext.Provider>;
}

/** Throws the specification's error when used outside the provider (section 8). */
export function useRole(): RoleState {
  const state = useContext(RoleContext);
  if (state === undefined) throw new Error('context must be used with context provider');
  return state;
}
