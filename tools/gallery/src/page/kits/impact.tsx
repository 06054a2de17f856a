import type { Impact, ImpactRequest } from '@vcms/kits/impact';
import { ImpactList, ImpactPanel } from '@vcms/kits/impact';
import { PreviewPanel } from '@vcms/kits/requirements';
import { nothing } from '../data/failures.ts';
import { ITEMS } from '../data/items.ts';
import { Columns, LONG, Panel, Shown } from '../shown.tsx';

type Rows = Extract<Impact['state'], { kind: 'done' }>['rows'];

const REQUEST: ImpactRequest = {
  kind: 'overrides',
  clientId: 'harbor',
  contractorId: 'acme',
  asOf: '2026-04-01',
  revoked: [],
  added: [],
};

const opened = ITEMS.slice(0, 1).map((item) => ({ ...item, reasons: [...item.reasons], evidenceIds: [] }));

const ROWS: Rows = [
  {
    contractorId: 'acme',
    contractorName: 'Acme Scaffolding',
    today: 'compliant',
    usual: 'compliant',
    changed: 'non_compliant',
    opened,
    closed: [],
  },
  {
    contractorId: 'long',
    contractorName: LONG,
    today: 'non_compliant',
    usual: 'non_compliant',
    changed: 'expiring',
    opened: [],
    closed: opened,
  },
];

function impact(state: Impact['state']): Impact {
  return { state, request: REQUEST, start: nothing, cancel: nothing };
}

const HINT = 'Change a limit to see whom it concerns.';
const FAILED = { kind: 'failed', message: 'The server did not answer.' } as const;

export function ImpactView() {
  return (
    <Shown>
      <Columns>
        <Panel name="ImpactPanel">
          <ImpactPanel impact={impact({ kind: 'done', rows: ROWS.slice(0, 1) })} hint={HINT} />
        </Panel>
        <Panel name="ImpactPanel, before">
          <ImpactPanel impact={impact({ kind: 'idle' })} hint={HINT} />
        </Panel>
        <Panel name="ImpactPanel, at work">
          <ImpactPanel impact={impact({ kind: 'running', total: 5, rows: ROWS })} hint={HINT} />
        </Panel>
        <Panel name="ImpactPanel, stopped">
          <ImpactPanel impact={impact({ kind: 'cancelled' })} hint={HINT} />
        </Panel>
        <Panel name="ImpactPanel, failed">
          <ImpactPanel impact={impact(FAILED)} hint={HINT} />
        </Panel>
        <Panel name="ImpactList">
          <ImpactList rows={ROWS.slice(1)} />
        </Panel>
        <PreviewPanel impact={impact({ kind: 'done', rows: [] })} isWaiting={false} />
        <PreviewPanel impact={impact({ kind: 'running', total: 1, rows: [] })} isWaiting={false} />
        <PreviewPanel impact={impact(FAILED)} isWaiting={false} />
        <PreviewPanel impact={impact({ kind: 'idle' })} isWaiting />
      </Columns>
    </Shown>
  );
}
