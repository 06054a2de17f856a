import { readFile } from 'node:fs/promises';
import { EXIT, type ExitCode, OperationFailure, sentenceOf } from '../operation-failure.ts';
import { openProject } from '../project-context.ts';
import { CONSOLE, runCommand, type Speech } from '../run-command.ts';
import { FIRST_ADMIN_HELP, readFirstAdminOptions } from './first-admin-options.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

/** `npm run first-admin`: answers the exit code. The link alone goes to standard output. */
export function runFirstAdmin(args: readonly string[], speech: Speech = CONSOLE): Promise<ExitCode> {
  return runCommand(speech, async () => {
    const options = readFirstAdminOptions(args);
    if (options === 'help') {
      speech.result(FIRST_ADMIN_HELP);
      return;
    }
    const { projectId, localHost, companyFile, wish } = options;
    const company = companyFile === undefined ? undefined : await readCompany(companyFile);
    speech.progress(
      `Project ${projectId}${localHost === undefined ? '' : ` of the local Firebase at ${localHost}`}.`,
    );
    const project = openProject(projectId, localHost);
    try {
      const admin = await makeFirstAdmin(project.trusted, { ...wish, company });
      const happened = admin.isNew ? 'is now an admin' : 'is an admin already';
      speech.progress(`${admin.email} ${happened} of ${admin.companyName} (${admin.uid}).`);
      speech.progress(
        'The link lets its holder choose the password, for one hour. Give it to this person only:',
      );
      speech.result(admin.link);
    } finally {
      await project.close();
    }
  });
}

async function readCompany(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new OperationFailure(EXIT.usage, `${file} cannot be read: ${sentenceOf(cause)}`);
  }
}
