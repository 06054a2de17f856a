import type { World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';

/** A write that sets every field of a place in the table of inputs, and what follows it. */
export interface Write {
  readonly record: DocumentData;
  readonly follow: (change: {
    readonly eventId: string;
    readonly before: DocumentData | undefined;
    readonly after: DocumentData;
  }) => Promise<unknown>;
  /** Fields that the line names otherwise than by themselves. */
  readonly known?: readonly string[];
}

/** Those of a line, by their places in the table of inputs. */
export type LineWrites = (world: () => World) => Readonly<Record<string, () => Write>>;
