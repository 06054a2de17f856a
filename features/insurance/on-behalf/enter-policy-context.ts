import { type ComponentType, createContext, useContext } from 'react';
import type { EnterPolicyButtonProps } from './enter-policy-button.tsx';

const EntryContext = createContext<ComponentType<EnterPolicyButtonProps> | undefined>(undefined);

/**
 * Lends pages the button that enters policies for contractors. Only customer service's remote has one: the editor behind it
 * would weigh on every other remote that shows the same page.
 */
export const EnterPolicyProvider = EntryContext;

/** The button; undefined where nobody may enter anything. */
export function useEnterPolicyButton(): ComponentType<EnterPolicyButtonProps> | undefined {
  return useContext(EntryContext);
}
