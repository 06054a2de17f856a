import { tradeWords } from '@vcms/companies/model';
import { type EditionContent, editionFacts } from '@vcms/programs/model';
import { Badge, Box, Text } from '@vcms/ui';

/** What an edition asks, as reviewers and contractors read it. */
export function EditionView({ edition }: { readonly edition: EditionContent }) {
  const { points, critical } = editionFacts(edition);
  const { cfr, elements, appliesToTrades } = edition;
  const trades = appliesToTrades.length === 0 ? 'All trades' : tradeWords(appliesToTrades);
  return (
    <>
      <Text color="fg.muted">
        {[cfr, trades, `${points} points`, `${critical} critical`].filter(Boolean).join(' · ')}
      </Text>
      <Box as="ol" aria-label="Elements" m="0" mt="2" ps="6">
        {elements.map(({ id, text, points: worth, critical: isCritical, cfr: paragraph = '' }) => (
          <Box as="li" key={id} py="1.5">
            {text}{' '}
            <Text as="span" color="fg.muted" textStyle="sm">
              {[paragraph, worth === 1 ? '1 point' : `${worth} points`].filter(Boolean).join(' · ')}
            </Text>{' '}
            {isCritical && <Badge colorPalette="red">Critical</Badge>}
          </Box>
        ))}
      </Box>
    </>
  );
}
