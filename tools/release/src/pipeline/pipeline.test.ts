import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_NAMES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../command-line.ts';
import { pipelineOf } from './pipeline-plan.ts';
import { readPipeline, remoteNamed } from './read-pipeline.ts';
import { watchWorkflowFile, watchWorkflowName, workflowFile, workflowName } from './workflow-file.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

describe('the pipeline of a remote', () => {
  it('looks at the remote and the lines that it depends on, and at nothing else', () => {
    const { folders, checks } = pipelineOf('remote-cs', {
      dependencies: ['@vcms/insurance', '@vcms/kits', 'react'],
      lines: ['variances', 'insurance'],
      projects: ['remote-cs/tsconfig.json', 'features/insurance/tsconfig.model.json'],
    });

    expect(folders).toEqual(['remote-cs', 'features/insurance']);
    expect(checks.map(({ name, args }) => [name, ...args.slice(-2)])).toEqual([
      ['lint', 'remote-cs', 'features/insurance'],
      ['types', 'remote-cs/tsconfig.json', 'features/insurance/tsconfig.model.json'],
      ['unit', 'remote-cs/', 'features/insurance/'],
    ]);
  });

  it.each(REMOTE_NAMES)('of %s names what is there, no other remote and not the shell', (remote) => {
    const { folders, checks } = readPipeline(ROOT, remote);

    expect(folders[0]).toBe(remote);
    expect(folders.length).toBeGreaterThan(1);
    expect(folders.slice(1).every((folder) => folder.startsWith('features/'))).toBe(true);
    const named = [...folders, ...(checks.find(({ name }) => name === 'types')?.args.slice(1) ?? [])];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    for (const { program } of checks) expect(existsSync(join(ROOT, 'node_modules', program))).toBe(true);
  });

  it.each(REMOTE_NAMES)('of %s is the one of its workflow file (npm run workflows)', (remote) => {
    const pipeline = readPipeline(ROOT, remote);

    expect(readFileSync(join(ROOT, workflowName(pipeline)), 'utf8')).toBe(workflowFile(pipeline));
    expect(readFileSync(join(ROOT, watchWorkflowName(pipeline)), 'utf8')).toBe(watchWorkflowFile(pipeline));
  });

  it('is watched by a timer of its own, with a command that there is', () => {
    const file = watchWorkflowFile({ remote: 'remote-cs' });
    const [, line = ''] = /run: >-\n([\s\S]*?)\n {8}env:/.exec(file) ?? [];
    const words = line
      .replaceAll('"$COUNTS_URL"', 'https://counts.example.com/releaseCounts')
      .replaceAll('"', '');

    expect(parseCommandLine(words.trim().split(/\s+/).slice(5)).command).toEqual({
      name: 'watch',
      remote: 'remote-cs',
      counts: 'https://counts.example.com/releaseCounts',
    });
    expect(file).toContain('group: remote-cs-watch');
    expect(workflowFile({ remote: 'remote-cs', folders: [] })).toContain('group: remote-cs\n');
  });

  it('is found by the name of the remote, also a short one', () => {
    expect(['remote-admin', 'admin', 'host-shell', undefined].map(remoteNamed)).toEqual([
      'remote-admin',
      'remote-admin',
      undefined,
      undefined,
    ]);
  });
});
