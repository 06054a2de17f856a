import type { Pipeline } from './pipeline-plan.ts';

/** Users in a hundred who get a release first. */
export const CANARY_PERCENT = 5;

/** Where the file of a remote stands, from the root. */
export function workflowName({ remote }: Pick<Pipeline, 'remote'>): string {
  return `infrastructure/workflows/${remote}.yml`;
}

/** A workflow of GitHub Actions that does what `npm run pipeline` does on one machine. It waits until the variables are set. */
export function workflowFile({ remote, folders }: Pick<Pipeline, 'remote' | 'folders'>): string {
  const account = `${remote.replaceAll('-', '_').toUpperCase()}_PIPELINE`;
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
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      # Before anybody is signed in: no script of a package sees the credentials.
      - run: npm ci --no-audit --no-fund
      - uses: google-github-actions/auth@v2
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
