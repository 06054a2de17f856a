import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rolesIn } from './main.ts';
import { planRemote } from './plan-remote.ts';
import { readWish } from './remote-options.ts';
import { ROLES_FILE } from './role-tables.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const ROLES = rolesIn(read(ROLES_FILE));

function wish(...args: readonly string[]) {
  const wanted = readWish(args, ROLES);
  if (wanted === undefined) throw new Error('help was asked for');
  return wanted;
}

describe('a new remote', () => {
  it('takes the next free role and its family’s name', () => {
    expect(ROLES).toContain('5006');
    expect(wish('remote-auditor')).toEqual({
      remote: 'remote-auditor',
      family: 'auditor',
      role: String(Math.max(...ROLES.map(Number)) + 1),
      label: 'Auditor',
    });
  });

  it.each([
    [[], 'Name the remote'],
    [['auditor'], 'Name the remote'],
    [['remote-Auditor'], 'Name the remote'],
    [['remote-auditor', '--role', '507'], 'four digits'],
    [['remote-auditor', '--role', '5006'], 'exists already'],
    [['remote-auditor', '--label', "O'Neil"], '--label takes letters'],
    [['remote-auditor', '--rule', '5007'], 'Try: npm run new-remote'],
  ])('refuses %j', (args, sentence) => {
    expect(() => readWish(args, ROLES)).toThrow(sentence);
  });

  it('adds the role to every table of this repository, and nothing else to them', () => {
    const planned = planRemote(wish('remote-auditor', '--role', '5107', '--label', 'Auditor'), read);
    const changed = [...planned.keys()].filter((file) => !file.startsWith('remote-auditor/'));

    expect(changed).toHaveLength(11);
    for (const file of changed) {
      const before = read(file).split('\n');
      const after = planned.get(file)?.split('\n') ?? [];
      const gone = before.filter((line) => !after.includes(line));
      expect(gone.every((line) => after.some((next) => next.includes(line.replace(/\].*$/, ''))))).toBe(true);
      expect(after.join('\n')).toMatch(/5107|auditor/);
    }
    expect(rolesIn(planned.get(ROLES_FILE) ?? '')).toEqual([...ROLES, '5107']);
  });

  it('leaves no source and no project out that names every remote', () => {
    const remotes = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));
    const search = ['grep', '-l', '--all-match', ...remotes.flatMap((name) => ['-e', name])];
    const where = ['--', '*.ts', '*.tsx', '*tsconfig.json', ':!*.test.ts', ':!*.test.tsx'];
    const found = execFileSync('git', [...search, ...where], { cwd: ROOT, encoding: 'utf8' });

    const planned = planRemote(wish('remote-auditor', '--role', '5107'), read);

    expect([...planned.keys()]).toEqual(expect.arrayContaining(found.trim().split('\n')));
  });

  it('has a workspace of its own that names no other remote', () => {
    const planned = planRemote(wish('remote-auditor', '--role', '5107'), read);
    const own = [...planned].filter(([file]) => file.startsWith('remote-auditor/'));

    expect(own.map(([file]) => file)).toContain('remote-auditor/src/standalone.ts');
    for (const [, text] of own) expect(text).not.toMatch(/remote-(?!auditor)\w|admin/);
    expect(JSON.parse(planned.get('remote-auditor/package.json') ?? '')).toMatchObject({
      name: '@vcms/remote-auditor',
      description: 'Pages and menu of the auditor family.',
    });
  });

  it('says what to add by hand when a table has moved', () => {
    const moved = (file: string) => (file.endsWith('role-labels.ts') ? 'nothing here' : read(file));

    expect(() => planRemote(wish('remote-auditor'), moved)).toThrow('add by hand');
  });
});
