import { exportData } from '../export/export-data.ts';
import { importData } from '../export/import-data.ts';
import { resetDataFolder } from '../server/reset-data-folder.ts';
import { startLocalFirebase } from '../server/start-local-firebase.ts';
import { StartupFailure } from '../server/startup-failure.ts';
import { type CliCommand, HELP, parseCliArguments, type ServeCommand } from './cli-arguments.ts';
import { stopWithProcess } from './stop-with-process.ts';

/** Runs the command line. Resolves with the exit code, or undefined while a server is running. */
export async function runCli(argv: readonly string[]): Promise<number | undefined> {
  try {
    return await run(parseCliArguments(argv));
  } catch (error) {
    if (!(error instanceof StartupFailure)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(command: CliCommand): Promise<number | undefined> {
  switch (command.kind) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'mistake':
      console.error(command.message);
      return 1;
    case 'export':
    case 'import': {
      const work = command.kind === 'export' ? exportData : importData;
      process.stdout.write(`${JSON.stringify(await work(command.options, command.folder))}\n`);
      return 0;
    }
    case 'serve':
      return serve(command);
  }
}

async function serve({ options, reset, importFrom, exportTo }: ServeCommand): Promise<undefined> {
  if (reset) resetDataFolder(options.dataDir);
  if (importFrom !== undefined) await importData(options, importFrom);
  const server = await startLocalFirebase(options);
  stopWithProcess(async () => {
    await server.stop();
    if (exportTo !== undefined) await exportData(options, exportTo);
  });
  process.stdout.write(`${JSON.stringify({ ready: true, origin: server.origin })}\n`);
}
