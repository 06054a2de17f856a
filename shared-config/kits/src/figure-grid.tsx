import { SimpleGrid } from '@vcms/ui';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';

/** The figures at the top of a dashboard: two beside each other on a phone, four on a wide screen. */
export function FigureGrid({ figures }: { readonly figures: readonly FigureCardProps[] }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }} mb="4">
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </SimpleGrid>
  );
}
