import type { Standing } from '@vcms/data';
import type { ComponentType } from 'react';

/** What is looked at: how a contractor stands with a client, in the demands under a key (`insurance`, `insurance.auto`). */
export interface StandingPartProps {
  readonly standing: Standing;
  readonly under: string;
}

/** What a line adds to a page of another one that shows a standing. Neither names the other: the remote composes them. */
export interface StandingPart {
  /** Beside the demands of one line: what can be done about them. */
  readonly Action: ComponentType<StandingPartProps>;
  /** A section of its own, below all of them. */
  readonly Section: ComponentType<StandingPartProps>;
}

/** By the name of the line that adds them. */
export type StandingParts = Readonly<Record<string, StandingPart>>;
