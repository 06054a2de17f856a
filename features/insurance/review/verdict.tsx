import { formatMoney, type Item, reasonText } from '@vcms/domain';
import { Box, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import { isMet } from './judge-candidate.ts';

const LOOKS = {
  met: { color: 'fg.success', icon: 'check-circle', words: 'Met: ' },
  doubtful: { color: 'fg.warning', icon: 'warning', words: 'Met, look at it: ' },
  missed: { color: 'fg.error', icon: 'cross', words: 'Not met: ' },
} as const;

function lookOf(item: Item): keyof typeof LOOKS {
  if (!isMet(item)) return 'missed';
  return item.status === 'expiring' || item.reasons.includes('name_differs') ? 'doubtful' : 'met';
}

function requiredText({ required, key }: Item): string {
  if (typeof required === 'number')
    return key.startsWith('insurance.') ? formatMoney(required) : String(required);
  if (typeof required !== 'string') return '';
  return key.endsWith('.aggregate_per') ? `Per ${required}` : required;
}

/** The row says already what is not shown. */
function shortReason(item: Item, reason: string): string {
  return /^(endorsement|holder)_missing$/.test(reason) ? 'Not shown' : reasonText(item, reason);
}

/** How one client's demand would be met: what is asked, or the gap. */
export function Verdict({ item }: { readonly item: Item | undefined }) {
  if (item === undefined) {
    return (
      <Text color="fg.muted" textStyle="sm">
        Not required
      </Text>
    );
  }
  const look = lookOf(item);
  const { color, icon, words } = LOOKS[look];
  const isMissed = look === 'missed';
  const reasons = item.reasons.map((reason) => shortReason(item, reason)).join('. ');
  return (
    <Flex gap="2" align="flex-start">
      <Box color={color} pt="0.5">
        <Icon name={icon} size="1.1em" />
      </Box>
      <Box minW="0">
        <VisuallyHidden>{words}</VisuallyHidden>
        <Text as="span" textStyle="sm" fontWeight={isMissed ? 'medium' : 'normal'}>
          {isMissed ? reasons : requiredText(item) || 'Yes'}
        </Text>
        {!isMissed && reasons !== '' && (
          <Text textStyle="xs" color="fg.muted">
            {reasons}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
