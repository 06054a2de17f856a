import { describe, expect, it } from 'vitest';
import { parseDevOptions } from './dev-options.ts';

describe('options of npm run dev', () => {
  it('gives every remote a port of its own', () => {
    const names = ['remote-admin', 'remote-cs', 'remote-client', 'remote-contractor'];

    expect(names.map((name) => parseDevOptions([name]).port)).toEqual([4311, 4312, 4313, 4314]);
  });

  it('takes other ports and another folder', () => {
    const args = ['remote-cs', '--port', '5000', '--firebase-port', '5001', '--data', '.mine'];

    expect(parseDevOptions(args)).toMatchObject({ port: 5000, firebasePort: 5001, data: '.mine' });
  });

  it.each([
    [[], 'Name one remote'],
    [['remote-x'], 'Name one remote'],
    [['remote-cs', 'remote-admin'], 'Name one remote'],
    [['remote-cs', '--port', '0'], '--port takes a port'],
    [['remote-cs', '--port', '70000'], '--port takes a port'],
    [['remote-cs', '--prot', '1'], 'Try: npm run dev'],
  ])('refuses %j', (args, sentence) => {
    expect(() => parseDevOptions(args)).toThrow(sentence);
  });
});
