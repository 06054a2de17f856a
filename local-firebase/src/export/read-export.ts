import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { StartupFailure } from '../server/startup-failure.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import { isJsonObject } from '../transport/json-object.ts';
import { DEFAULT_DATABASE, EXPORT_FORMAT, exportLayoutOf } from './export-layout.ts';

/** What the files of an export hold. */
export interface ReadExport {
  readonly users: readonly ProtoJson[];
  readonly factors: readonly ProtoJson[];
  readonly authConfig: ProtoJson;
  readonly databases: readonly { readonly id: string; readonly documents: readonly ProtoJson[] }[];
  readonly objects: readonly ProtoJson[];
  readonly blobsFolder: string;
}

/** Throws a StartupFailure for a folder that is no export, is damaged, or was written by a newer program. */
export function readExport(folder: string): ReadExport {
  const layout = exportLayoutOf(folder);
  const sources = [layout.accounts, layout.documentsOf(DEFAULT_DATABASE), layout.objects];
  if (!sources.some(existsSync)) {
    throw new StartupFailure(`${folder} is no export: it holds neither accounts nor documents nor objects.`);
  }
  refuseNewer(folder, layout.description);
  const others = existsSync(layout.databasesFolder) ? readdirSync(layout.databasesFolder) : [];
  return {
    users: readList(layout.accounts, 'users'),
    factors: readList(layout.factors, 'factors'),
    authConfig: existsSync(layout.authConfig) ? readObject(layout.authConfig) : {},
    databases: [DEFAULT_DATABASE, ...others].map((id) => ({
      id,
      documents: readList(layout.documentsOf(id), 'documents'),
    })),
    objects: readList(layout.objects, 'objects'),
    blobsFolder: layout.blobsFolder,
  };
}

function refuseNewer(folder: string, description: string): void {
  if (!existsSync(description)) return;
  const { format } = readObject(description);
  if (typeof format === 'number' && format <= EXPORT_FORMAT) return;
  throw new StartupFailure(
    `${folder} was written by a newer version (format ${String(format)}, this one knows ${EXPORT_FORMAT}). Import it with that version.`,
  );
}

function readList(file: string, field: string): readonly ProtoJson[] {
  if (!existsSync(file)) return [];
  const list = readObject(file)[field];
  if (Array.isArray(list) && list.every(isJsonObject)) return list;
  throw new StartupFailure(`${file} is no export: "${field}" must be a list of objects.`);
}

function readObject(file: string): ProtoJson {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupFailure(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (isJsonObject(content)) return content;
  throw new StartupFailure(`${file} is no export: it must hold an object.`);
}
