import { type InsuranceLine, LINE_LABELS, wordingTerm } from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';
import { Button, Flex } from '@vcms/ui';
import type { LimitRow } from './limit-rows.ts';
import { useLimitsActions } from './limits-actions.tsx';

interface RevokeButtonProps {
  readonly demand: OwnDemand;
  readonly of: string;
  readonly children: string;
}

export function RevokeButton({ demand, of, children }: RevokeButtonProps) {
  const { revoke } = useLimitsActions();
  return (
    <Button size="xs" variant="outline" aria-label={`${children} ${of}`} onClick={() => revoke(demand)}>
      {children}
    </Button>
  );
}

/** What can be done with one demand. */
export function LimitActions({ line, row }: { readonly line: InsuranceLine; readonly row: LimitRow }) {
  const { set } = useLimitsActions();
  const { code, wording, own, later } = row;
  const name = `${LINE_LABELS[line]}, ${row.label}`;
  const [next] = later;
  const hasValue =
    wording === undefined || ['rating', 'aggregate'].includes(wordingTerm(row.key)?.kind ?? '');
  const first = hasValue ? 'Set' : 'Waive';
  const word = own === undefined ? first : 'Change';
  return (
    <Flex wrap="wrap" gap="2" justify={{ base: 'flex-start', lg: 'flex-end' }}>
      {(code !== undefined || wording !== undefined) && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`${word} ${name}`}
          onClick={() => set({ line, code, wording }, own ?? next)}
        >
          {word}
        </Button>
      )}
      {own !== undefined && (
        <RevokeButton demand={own} of={name}>
          Revoke
        </RevokeButton>
      )}
      {next !== undefined && (
        <RevokeButton demand={next} of={name}>
          Revoke later
        </RevokeButton>
      )}
    </Flex>
  );
}
