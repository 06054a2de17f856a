import { ShownFile } from '@vcms/kits/evidence';
import type { PageRect } from '@vcms/pdf';
import { Box, Button, Icon } from '@vcms/ui';
import { useState } from 'react';

export interface PaperSideProps {
  readonly file: Blob;
  readonly name: string;
  /** What is compared; a new one opens the page where it is folded away. */
  readonly place: PageRect | undefined;
}

/** The certificate beside its lines; folded away above them on narrow screens. */
export function PaperSide({ file, name, place }: PaperSideProps) {
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setOpen(true);
  }
  return (
    <Box position={{ lg: 'sticky' }} top="0" alignSelf="start" minW="0" data-paper>
      <Button
        hideFrom="lg"
        size="sm"
        variant="outline"
        mb="3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> The certificate
      </Button>
      <Box display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}>
        <ShownFile file={file} name={name} place={place} height="70vh" />
      </Box>
    </Box>
  );
}
