import type { Engagement } from '@vcms/domain';
import { createContext } from 'react';

/** An invitation that is being answered. */
export interface InvitationAnswer {
  readonly engagement: Engagement;
  readonly action: 'accept' | 'decline';
  readonly close: () => void;
}

/** What the dialog is about: its code comes only when somebody answers. */
export const InvitationAnswerContext = createContext<InvitationAnswer | undefined>(undefined);
