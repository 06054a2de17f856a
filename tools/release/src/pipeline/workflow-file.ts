import { REMOTE_NAMES } from '@vcms/contract';
import type { Pipeline } from './pipeline-plan.ts';

/** Users in a hundred who get a release first. */
export const CANARY_PERCENT = 5;

/**
 * Actions by commit, not by tag, which their owners can move: the last of them is given the credentials. All run on Node 24, for runners
 * have no Node 20 since 2026-09-16.
 */
const ACTIONS = {
  checkout: 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2',
  setupNode: 'actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0',
  auth: 'google-github-actions/auth@7c6bc770dae815cd3e89ee6cdf493a5fab2cc093 # v3.0.0',
};

/** The first steps of both: packages are installed before anybody is signed in, so no script of theirs sees the credentials. */
const INSTALL = `      - uses: ${ACTIONS.checkout}
        with:
          persist-credentials: false
      - uses: ${ACTIONS.setupNode}
        with:
          node-version: 22
          cache: npm
      # Before anybody is signed in: no script of a package sees the credentials.
      - run: npm ci --no-audit --no-fund`;

/** Where the file of a remote stands, from the root. */
export function workflowName({ remote }: Pick<Pipeline, 'remote'>): string {
  return `infrastructure/workflows/${remote}.yml`;
}

/** A workflow of GitHub Actions that does what `npm run pipeline` does on one machine. It waits until the variables are set. */
export function workflowFile({ remote, folders }: Pick<Pipeline, 'remote' | 'folders'>): string {
  const account = accountOf(remote, 'PIPELINE');
  return `# Written by \`npm run workflows\`: edit tools/release/src/pipeline/workflow-file.ts. Belongs into .github/workflows.
name: ${remote}
on:
  push:
    branches: [main]
    paths:
${folders.map((folder) => `      - '${folder}/**'`).join('\n')}
  workflow_dispatch: {}
concurrency:
  group: ${remote}
  cancel-in-progress: false
permissions:
  contents: read
  id-token: write
jobs:
  canary:
    if: vars.RELEASES_BUCKET != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    environment: production
    steps:
${INSTALL}
      - uses: ${ACTIONS.auth}
        with:
          workload_identity_provider: \${{ vars.WORKLOAD_IDENTITY_PROVIDER }}
          service_account: \${{ vars.${account} }}
      - run: >-
          npm run -s pipeline -- ${remote} --percent ${CANARY_PERCENT}
          --target "gs://$RELEASES_BUCKET" --env production --cdn-url "$CDN_URL" --by "CI $GITHUB_RUN_NUMBER"
        env:
          RELEASES_BUCKET: \${{ vars.RELEASES_BUCKET }}
          CDN_URL: \${{ vars.CDN_URL }}
`;
}

/** Where the file stands by which a remote's releases are watched, from the root. */
export function watchWorkflowName({ remote }: Pick<Pipeline, 'remote'>): string {
  return `infrastructure/workflows/${remote}-watch.yml`;
}

/** Minutes between two looks: a canary of 5 % of 20,000 sessions a day comes to its first look after two and a half hours. */
const WATCH_MINUTES = 30;

/**
 * A workflow of GitHub Actions that judges a remote's releases by a timer: it promotes a healthy canary, gives a worse one to nobody
 * and fails, and fails when the active release goes worse than the one before it. Its account can upload no release and read no
 * database. A file of its own: a look that waits must not push a waiting publication out of its queue.
 */
export function watchWorkflowFile({ remote }: Pick<Pipeline, 'remote'>): string {
  // Not all at once, and not at the full hour, when the platform is late.
  const first = (4 + 7 * REMOTE_NAMES.indexOf(remote)) % WATCH_MINUTES;
  return `# Written by \`npm run workflows\`: edit tools/release/src/pipeline/workflow-file.ts. Belongs into .github/workflows.
name: ${remote} watch
on:
  schedule:
    - cron: '${first},${first + WATCH_MINUTES} * * * *'
  workflow_dispatch: {}
concurrency:
  group: ${remote}-watch
  cancel-in-progress: false
permissions:
  contents: read
  id-token: write
jobs:
  watch:
    if: vars.RELEASES_BUCKET != '' && vars.COUNTS_URL != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    environment: release-watch
    steps:
${INSTALL}
      - id: auth
        uses: ${ACTIONS.auth}
        with:
          workload_identity_provider: \${{ vars.WORKLOAD_IDENTITY_PROVIDER }}
          service_account: \${{ vars.${accountOf(remote, 'WATCHER')} }}
          token_format: id_token
          id_token_audience: \${{ vars.COUNTS_URL }}
      # 5: a person decides; 6: the canary was worse and goes to nobody; 7: the active release goes worse than the one before it.
      - run: >-
          npm run -s release -- watch ${remote} --counts "$COUNTS_URL"
          --target "gs://$RELEASES_BUCKET" --env production
        env:
          RELEASES_BUCKET: \${{ vars.RELEASES_BUCKET }}
          COUNTS_URL: \${{ vars.COUNTS_URL }}
          VCMS_COUNTS_TOKEN: \${{ steps.auth.outputs.id_token }}
`;
}

function accountOf(remote: string, act: 'PIPELINE' | 'WATCHER'): string {
  return `${remote.replaceAll('-', '_').toUpperCase()}_${act}`;
}
