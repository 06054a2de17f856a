/** One indexed field of a composite index, as firestore.indexes.json has it. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
  /** A vector field with this many numbers; the last field of its index. */
  readonly vectorConfig?: { readonly dimension: number };
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** A single-field exemption or addition. An empty `indexes` list turns the automatic indexes off. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly {
    readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
    readonly order?: 'ASCENDING' | 'DESCENDING';
    readonly arrayConfig?: 'CONTAINS';
  }[];
}

/** Contents of firestore.indexes.json. */
export interface IndexFile {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

type Json = Record<string, unknown>;

/** Checks parsed JSON. Throws an Error naming the first wrong place, for the developer to read. */
export function parseIndexFile(json: unknown): IndexFile {
  const root = object(json, 'firestore.indexes.json');
  return {
    indexes: list(root.indexes, 'indexes').map((entry, at) => compositeIndex(entry, `indexes[${at}]`)),
    fieldOverrides: list(root.fieldOverrides, 'fieldOverrides').map((entry, at) =>
      fieldOverride(entry, `fieldOverrides[${at}]`),
    ),
  };
}

function compositeIndex(json: unknown, where: string): CompositeIndex {
  const entry = object(json, where);
  return {
    collectionGroup: text(entry.collectionGroup ?? entry.collectionId, `${where}.collectionGroup`),
    queryScope: scope(entry.queryScope, where),
    fields: list(entry.fields, `${where}.fields`).map((field, at) => {
      const spec = object(field, `${where}.fields[${at}]`);
      const fieldPath = text(spec.fieldPath, `${where}.fields[${at}].fieldPath`);
      return { fieldPath, ...indexMode(spec, `${where}.fields[${at}]`) };
    }),
  };
}

function fieldOverride(json: unknown, where: string): FieldOverride {
  const entry = object(json, where);
  return {
    collectionGroup: text(entry.collectionGroup, `${where}.collectionGroup`),
    fieldPath: text(entry.fieldPath, `${where}.fieldPath`),
    indexes: list(entry.indexes, `${where}.indexes`).map((index, at) => {
      const spec = object(index, `${where}.indexes[${at}]`);
      return { queryScope: scope(spec.queryScope, where), ...mode(spec, `${where}.indexes[${at}]`) };
    }),
  };
}

function indexMode(spec: Json, where: string): Omit<IndexField, 'fieldPath'> {
  if (spec.vectorConfig === undefined) return mode(spec, where);
  const { dimension } = object(spec.vectorConfig, `${where}.vectorConfig`);
  if (typeof dimension !== 'number' || !Number.isInteger(dimension) || dimension < 1 || dimension > 2048) {
    throw new Error(`${where}.vectorConfig.dimension must be a whole number from 1 to 2048.`);
  }
  return { vectorConfig: { dimension } };
}

function mode(spec: Json, where: string): Omit<IndexField, 'fieldPath' | 'vectorConfig'> {
  if (spec.arrayConfig === 'CONTAINS') return { arrayConfig: 'CONTAINS' };
  if (spec.order === 'ASCENDING' || spec.order === 'DESCENDING') return { order: spec.order };
  throw new Error(`${where} needs "order": "ASCENDING" or "DESCENDING", or "arrayConfig": "CONTAINS".`);
}

function scope(value: unknown, where: string): 'COLLECTION' | 'COLLECTION_GROUP' {
  if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
  if (value === 'COLLECTION_GROUP') return 'COLLECTION_GROUP';
  throw new Error(`${where}.queryScope must be "COLLECTION" or "COLLECTION_GROUP".`);
}

function object(json: unknown, where: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(`${where} must be an object.`);
  }
  return json as Json;
}

function list(json: unknown, where: string): readonly unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error(`${where} must be a list.`);
  return json;
}

function text(json: unknown, where: string): string {
  if (typeof json !== 'string' || json === '') throw new Error(`${where} must be a non-empty string.`);
  return json;
}
