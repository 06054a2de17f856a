/** A sample of a staff document type: whose, which file, and what the type is called. */
export interface SampleName {
  readonly clientId: string;
  readonly documentId: string;
  readonly typeName: string;
}
