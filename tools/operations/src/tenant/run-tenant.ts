import type { Trusted } from '@vcms/server/core';
import { EXIT, type ExitCode, OperationFailure } from '../operation-failure.ts';
import { openProject } from '../project-context.ts';
import { CONSOLE, runCommand, type Speech } from '../run-command.ts';
import { runDelete } from './delete/run-delete.ts';
import { exportCompany } from './export/export-company.ts';
import { openExportFolder } from './export/export-folder.ts';
import { loadLeaving } from './find-records.ts';
import { readTenantOptions, TENANT_HELP } from './tenant-options.ts';

/** `npm run tenant`: answers the exit code. What was found or done goes to standard output. */
export function runTenant(args: readonly string[], speech: Speech = CONSOLE): Promise<ExitCode> {
  return runCommand(speech, async () => {
    const options = readTenantOptions(args);
    if (options === 'help') {
      speech.result(TENANT_HELP);
      return;
    }
    const { projectId, localHost, companyId, bucket, task } = options;
    speech.progress(
      `Project ${projectId}${localHost === undefined ? '' : ` of the local Firebase at ${localHost}`}.`,
    );
    const project = openProject(projectId, localHost, bucket);
    try {
      if (task.kind === 'export') await runExport(project.trusted, companyId, task.out, speech);
      else await runDelete(project.trusted, companyId, task, speech);
    } finally {
      await project.close();
    }
  });
}

async function runExport(trusted: Trusted, companyId: string, out: string, speech: Speech): Promise<void> {
  const company = await loadLeaving(trusted, companyId);
  if (company === undefined)
    throw new OperationFailure(EXIT.refused, `There is no client or contractor ${companyId}.`);
  const folder = await openExportFolder(out);
  const { records, files, remarks } = await exportCompany(trusted, company, folder, speech.progress);
  for (const [name, count] of Object.entries(records)) if (count > 0) speech.result(`${name}: ${count}`);
  for (const { about, reason } of remarks) speech.result(`${about}: ${reason}`);
  speech.result(
    `${company.name}: ${files.length} files in ${out}. Check them: sha256sum -c checksums.sha256`,
  );
}
