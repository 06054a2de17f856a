import { headersFor } from '@vcms/hosting';
import { describe, expect, it } from 'vitest';
import { found, namesIn, serverSources, textOf } from './sources.ts';

const FOLDER = 'infrastructure';
const FILES = namesIn(FOLDER).filter((name) => name.endsWith('.tf'));
/** Without comments. That the files are well-formed is for `terraform fmt`; here they are read as text. */
const ALL = FILES.map((name) => textOf(`${FOLDER}/${name}`))
  .join('\n')
  .replaceAll(/^\s*#.*$/gm, '');

/** A block of the first column, such as `resource "a" "b"`, with what is in it. */
function block(head: string): string {
  return ALL.split(`${head} {\n`)[1]?.split(/^\}/m)[0] ?? '';
}

/** The headers that a backend bucket adds, as `name: value`. */
function headersOf(bucket: string): readonly string[] {
  const list = /custom_response_headers = \[([^\]]*)\]/.exec(
    block(`resource "google_compute_backend_bucket" "${bucket}"`),
  )?.[1];
  return found(list ?? '', /"([^"]+)"/g);
}

function policyOf(kind: 'release-asset' | 'missing'): readonly string[] {
  return Object.entries(headersFor(kind, { cdn: '' }))
    .filter(([name]) => name !== 'cache-control')
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted();
}

describe('the Terraform files', () => {
  it('use every variable that they declare, and declare every one that they use', () => {
    expect(found(ALL, /\bvar\.(\w+)/g)).toEqual(found(ALL, /^variable "(\w+)"/gm));
    expect(found(ALL, /\blocal\.(\w+)/g).length).toBeGreaterThan(3);
    expect(
      found(ALL, /\blocal\.(\w+)/g).filter((name) => !new RegExp(`^  ${name} +=`, 'm').test(ALL)),
    ).toEqual([]);
  });

  it('refer to resources that are there', () => {
    const declared = [...ALL.matchAll(/^resource "(\w+)" "(\w+)"/gm)].map(
      ([, type, name]) => `${type}.${name}`,
    );
    const used = found(ALL, /(?<![".\w])(google_\w+\.\w+)/g);
    const named = found(textOf('docs/runbooks/go-live.md'), /`(google_\w+\.\w+)`/g);

    expect(declared.length).toBeGreaterThan(20);
    expect(new Set(declared).size).toBe(declared.length);
    expect([...used, ...named].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it.each(['production', 'staging'])(
    'have an example of %s with every variable that has no default',
    (env) => {
      const needed = found(ALL, /^variable "(\w+)"/gm).filter(
        (name) => !block(`variable "${name}"`).includes('default'),
      );

      expect(found(textOf(`${FOLDER}/${env}.example.tfvars`), /^(\w+) +=/gm)).toEqual(needed);
    },
  );

  it('give each remote a pipeline of its own', () => {
    const remotes = namesIn('.').filter((name) => name.startsWith('remote-'));

    expect(found(textOf(`${FOLDER}/production.example.tfvars`), /"(remote-[a-z]+)" +=/g)).toEqual(remotes);
  });

  it("send the CDN's headers as the header policy has them", () => {
    expect(headersOf('releases')).toEqual(policyOf('release-asset'));
    expect(headersOf('missing')).toEqual(policyOf('missing'));
    const missing = block('resource "google_storage_bucket_object" "missing"');
    expect(missing).toContain(`cache_control = "${headersFor('missing', { cdn: '' })['cache-control']}"`);
  });
});

interface Alert {
  readonly name: string;
  readonly filter: string;
}

const ALERTS = JSON.parse(textOf(`${FOLDER}/alerts.json`)) as Readonly<Record<string, readonly Alert[]>>;

describe('the alerts', () => {
  const filters = Object.values(ALERTS).flat();

  it('count log lines that the server writes', () => {
    const messages = filters.flatMap(({ filter }) => found(filter, /jsonPayload\.message="([^"]+)"/g));
    const sources = serverSources().join('\n');

    expect(messages.length).toBeGreaterThan(2);
    expect(messages.filter((message) => !sources.includes(`'${message}'`))).toEqual([]);
  });

  it('watch functions that are there', () => {
    const services = filters.flatMap(({ filter }) => found(filter, /service_name="([^"]+)"/g));
    const functions = found(textOf('firebase/functions/src/main.ts'), /\b([a-z][A-Za-z]+),?/g);
    const deployed = functions.map((name) => name.toLowerCase());

    expect(services.length).toBeGreaterThan(2);
    expect(services.filter((service) => !deployed.includes(service))).toEqual([]);
  });

  it('each say in the runbook what to do', () => {
    const rows = found(textOf('docs/runbooks/alerts.md'), /^\| `([a-z-]+)`/gm);

    expect(rows).toEqual(filters.map(({ name }) => name).toSorted());
  });
});

it('the runbook of the logs has every line that the server writes', () => {
  const sources = serverSources().join('\n');
  const written = found(sources, /logger\.\w+\(\s*'([^']+)'/g);
  const rows = found(textOf('docs/runbooks/alerts.md').split('## Log fields')[1] ?? '', /^\| `([^`<]+)`/gm);

  expect(written.length).toBeGreaterThan(5);
  expect(rows).toEqual(written);
});
