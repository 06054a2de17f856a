import { SimpleGrid } from '@vcms/ui';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';

/** The figures at the top of a dashboard: one column on a phone, up to four beside each other. */
export function FigureGrid({ figures }: { readonly figures: readonly FigureCardProps[] }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" mb="6">
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </SimpleGrid>
  );
}
