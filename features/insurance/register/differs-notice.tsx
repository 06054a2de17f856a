import type { Standing } from '@vcms/data';
import { formatDate, LINE_LABELS, STATUS_LABELS } from '@vcms/domain';
import { Alert, Box, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { lineStanding } from './line-standing.ts';
import { differingLines } from './live-standing.ts';
import type { RegisterSide } from './register-side.ts';

/** Milliseconds that the server may need to follow a change before anybody is told. */
const PATIENCE_MS = 5_000;

/** True once a condition has held for a while. */
function useLasting(holds: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [holds]);
  return holds && isLasting;
}

export interface DiffersNoticeProps {
  /** What lists and counts show. */
  readonly stored: Standing;
  /** What the records say now; undefined while that is not known. */
  readonly live: Standing | undefined;
  readonly side: RegisterSide;
}

/** Says that lists show another result than this page, and what to do (domain 2, snapshot). */
export function DiffersNotice({ stored, live, side }: DiffersNoticeProps) {
  const lines = live === undefined ? [] : differingLines(stored, live);
  const isShown = useLasting(lines.length > 0);
  if (!isShown || live === undefined) return null;
  return (
    <Alert.Root status="warning" role="status" mb="5">
      <Alert.Indicator />
      <Box>
        <Alert.Title>The records have changed since the lists were last evaluated.</Alert.Title>
        <Alert.Description>
          <Text>
            This page shows what the records say now. Lists and counts still show the result of{' '}
            {formatDate(stored.asOf)} for:
          </Text>
          <Box as="ul" ps="5" my="1">
            {lines.map((line) => (
              <li key={line}>
                {LINE_LABELS[line]}: {STATUS_LABELS[lineStanding(stored, line).status]} there,{' '}
                {STATUS_LABELS[lineStanding(live, line).status]} here
              </li>
            ))}
          </Box>
          <Text>
            They update automatically, usually within a minute and no later than tonight. Go by what you see
            here.{' '}
            {side.reader === 'firm'
              ? 'If this persists until tomorrow, tell an admin.'
              : 'If this persists until tomorrow, contact support.'}
          </Text>
        </Alert.Description>
      </Box>
    </Alert.Root>
  );
}
