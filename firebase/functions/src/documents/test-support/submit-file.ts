import { createHash } from 'node:crypto';
import type { World } from '@vcms/server/test-support';

/** A small file that is what it says. */
export const PDF = Buffer.from('%PDF-1.4\nA certificate\n%%EOF\n');

/** A file of contractor `a` as its browser submitted it, announced as a PDF; `more` overrides what its record says. */
export async function submitFile(
  world: World,
  id: string,
  bytes: Buffer = PDF,
  more: object = {},
): Promise<void> {
  const storagePath = `companies/a/docs/${id}/1/acord.pdf`;
  await world.saveFile(storagePath, bytes);
  await world.put(`companies/a/documents/${id}`, {
    ...{ contractorId: 'a', typeId: 'certificate', category: 'certificate', title: 'Certificate' },
    ...{ fileName: 'acord.pdf', contentType: 'application/pdf', size: bytes.length, storagePath },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...{ redacted: false, visibility: 'engaged', virusScan: 'pending', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-20', ...more },
  });
}
