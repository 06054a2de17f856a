/** What a command has to say: sentences for people, the same facts for machines. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}
