import { describe, expect, it } from 'vitest';
import { parseRemoteMenu } from './parse-remote-menu.ts';
import { aMenu } from './test-values.ts';

function menuWith(nodes: unknown): unknown {
  return aMenu({ menus: { '5003': nodes } });
}

function parsedNodes(nodes: unknown) {
  const parsed = parseRemoteMenu(menuWith(nodes));
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return { nodes: parsed.value.menus['5003'], warnings: parsed.warnings };
}

const link = { kind: 'link', id: 'a', label: 'A', to: '/a' };

describe('parseRemoteMenu', () => {
  it('takes a good menu as it is', () => {
    expect(parseRemoteMenu(aMenu())).toEqual({ ok: true, value: aMenu(), warnings: [] });
  });

  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', []],
    ['no contract', aMenu({ contract: undefined })],
    ['a contract with a negative minor', aMenu({ contract: { major: 1, minor: -1 } })],
    ['an unknown remote', aMenu({ remote: 'remote-x' })],
    ['an unknown family', aMenu({ family: 'x' })],
    ['the family of another remote', aMenu({ family: 'admin' })],
    ['no menus', aMenu({ menus: [] })],
    ['no routes', aMenu({ routes: {} })],
  ])('refuses a menu with a bad frame: %s', (_, value) => {
    const parsed = parseRemoteMenu(value);

    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.problems.length).toBeGreaterThan(0);
  });

  it('makes the relative path of the specification absolute, with a warning', () => {
    const { nodes, warnings } = parsedNodes([{ ...link, to: 'safety-policy-review' }]);

    expect(nodes).toEqual([{ ...link, to: '/safety-policy-review' }]);
    expect(warnings.join()).toContain('safety-policy-review');
  });

  it.each([
    ['another host', '//evil.example'],
    ['a scheme', 'javascript:alert(1)'],
    ['another origin', 'https://evil.example/a'],
    ['a backslash', '/\\evil.example'],
    ['a way up', '/a/../b'],
    ['a dot segment', '/./a'],
    ['blanks inside', '/a b'],
    ['a line break', '/a\n'],
    ['nothing', ''],
    ['a number', 7],
  ])('drops a link that could lead out of the app: %s', (_, to) => {
    const { nodes, warnings } = parsedNodes([
      { ...link, to },
      { ...link, id: 'b' },
    ]);

    expect(nodes).toEqual([{ ...link, id: 'b' }]);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['no entry', 'text'],
    ['an unknown kind', { ...link, kind: 'separator' }],
    ['no id', { ...link, id: ' ' }],
    ['no label', { ...link, label: undefined }],
    ['an empty group', { kind: 'group', id: 'g', label: 'G', items: [] }],
    [
      'a group in a group',
      { kind: 'group', id: 'g', label: 'G', items: [{ kind: 'group', id: 'h', label: 'H', items: [link] }] },
    ],
  ])('drops an entry that it cannot use: %s', (_, node) => {
    const { nodes, warnings } = parsedNodes([node]);

    expect(nodes).toEqual([]);
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('keeps the first of two entries with one id', () => {
    const { nodes, warnings } = parsedNodes([link, { ...link, label: 'Second' }]);

    expect(nodes).toEqual([link]);
    expect(warnings.join()).toContain('repeats the id a');
  });

  it('leaves out an icon that is no name and keeps the entry', () => {
    const { nodes, warnings } = parsedNodes([{ ...link, icon: 5 }]);

    expect(nodes).toEqual([link]);
    expect(warnings).toHaveLength(1);
  });

  it('stays silent about members that a later contract may add', () => {
    const { nodes, warnings } = parsedNodes([{ ...link, badge: 'new' }]);

    expect(nodes).toEqual([link]);
    expect(warnings).toEqual([]);
  });

  it('drops the menu of a role that another remote serves', () => {
    const parsed = parseRemoteMenu(aMenu({ menus: { '5001': [link], '9999': [link] } }));

    expect(parsed.ok && parsed.value.menus).toEqual({});
    expect(parsed.ok && parsed.warnings).toHaveLength(2);
  });

  it.each([
    ['no object', 5],
    ['no path', { roles: ['5003'] }],
    ['no role', { path: '/a', roles: [] }],
    ['only foreign roles', { path: '/a', roles: ['5001'] }],
  ])('drops a route that it cannot use: %s', (_, route) => {
    const parsed = parseRemoteMenu(aMenu({ routes: [route] }));

    expect(parsed.ok && parsed.value.routes).toEqual([]);
    expect(parsed.ok && parsed.warnings).toHaveLength(1);
  });

  it('keeps a route without the optional parts that it cannot use', () => {
    const parsed = parseRemoteMenu(
      aMenu({ routes: [{ path: 'a', roles: ['5003', '5001'], label: 1, parent: '//x' }] }),
    );

    expect(parsed.ok && parsed.value.routes).toEqual([{ path: '/a', roles: ['5003'] }]);
    expect(parsed.ok && parsed.warnings).toHaveLength(4);
  });
});
