import { SimpleGrid } from '@vcms/ui';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';

/** More than these stand in one row on a wide screen, each without its icon. */
const WITH_ICONS = 4;

/** The figures at the top of a dashboard: two beside each other on a phone, four on a tablet, all of them on a wide screen. */
export function FigureGrid({ figures }: { readonly figures: readonly FigureCardProps[] }) {
  const isNarrow = figures.length > WITH_ICONS;
  return (
    <SimpleGrid columns={{ base: 2, lg: 4, xl: isNarrow ? figures.length : 4 }} gap="3" mb="3">
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} isDense isNarrow={isNarrow} />
      ))}
    </SimpleGrid>
  );
}
