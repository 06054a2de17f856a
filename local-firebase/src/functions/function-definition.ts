/** What starts a function. */
export type FunctionTrigger =
  | { readonly kind: 'https' | 'callable' }
  | DocumentTrigger
  | ObjectTrigger
  | {
      readonly kind: 'schedule';
      readonly schedule: string;
      readonly timeZone: string;
      readonly retries: number;
    }
  /** Nothing here can start it. */
  | { readonly kind: 'unsupported'; readonly what: string };

export type DocumentChangeKind = 'created' | 'updated' | 'deleted' | 'written';

export interface DocumentTrigger {
  readonly kind: 'document';
  readonly change: DocumentChangeKind;
  /** Full event type, as the function's kit declared it. */
  readonly eventType: string;
  readonly database: string;
  /** For example `users/{id}` or `users/{id}/notes/{note}`. */
  readonly document: string;
  /** Whether failures are tried again. */
  readonly retry: boolean;
}

/** Starts for every object that an upload or a copy makes. */
export interface ObjectTrigger {
  readonly kind: 'object';
  /** Full event type, as the function's kit declared it. */
  readonly eventType: string;
  readonly bucket: string;
  /** Whether failures are tried again. */
  readonly retry: boolean;
}

/** One function of a folder. */
export interface FunctionDefinition {
  readonly name: string;
  readonly regions: readonly string[];
  readonly timeoutSeconds: number;
  readonly trigger: FunctionTrigger;
}

export const DEFAULT_REGION = 'us-central1';
